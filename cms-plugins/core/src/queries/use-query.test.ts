import { FetchError } from "@strapi/strapi/admin";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryState, retryQuery, sharedQueryState } from "./use-query.js";

vi.mock("@strapi/strapi/admin", () => import("../strapi-admin.fixture.js"));

const answered = (status: number) =>
  new FetchError("answered", { data: { error: { name: "ApplicationError", message: "", details: {}, status } } });
const failed = (error: Error, data?: string) => ({ data, error, isValidating: false });

/** The pauses before the tries that follow this failure, as swr counts them. */
function retries(failure: Error, key = "none"): number[] {
  const pauses: number[] = [];
  for (let retryCount = 1; retryCount <= pauses.length + 1; retryCount++) {
    const revalidate = vi.fn();
    const begin = Date.now();
    retryQuery(failure, key, {}, revalidate, { retryCount, dedupe: true });
    vi.runAllTimers();
    if (revalidate.mock.calls.length > 0) pauses.push(Date.now() - begin);
  }
  return pauses;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("CMS-1 tries three times while the CMS restarts, and shows only the last failure", () => {
  const first = new DOMException("The user aborted a request.", "AbortError");
  expect([retries(first), retries(answered(502))]).toEqual([
    [500, 2_000],
    [500, 2_000],
  ]);
  expect(sharedQueryState(failed(first))).toEqual({ state: "waiting" });
  const last = new Error("aborted");
  retryQuery(last, "none", {}, vi.fn(), { retryCount: 3, dedupe: true });
  expect(sharedQueryState(failed(last))).toEqual({ state: "unreachable" });
  expect(sharedQueryState({ ...failed(last), isValidating: true })).toEqual({ state: "waiting" });
});

it("CMS-8 does not ask again for what this person may not have, or what does not exist", () => {
  const forbidden = answered(403);
  expect([retries(forbidden), retries(answered(404))]).toEqual([[], []]);
  expect(sharedQueryState(failed(forbidden, "earlier"))).toEqual({ state: "closed" });
  expect(queryState(failed(forbidden))).toEqual({ state: "unreachable" });
});

it("CMS-1 keeps the options of a field when a reload fails, and reports it on a screen", () => {
  const { cache } = SWRConfig.defaultValue;
  cache.set("answered", { data: "earlier" });
  const failure = new Error("aborted");
  expect(retries(failure, "answered")).toEqual([]);
  expect(sharedQueryState(failed(failure, "earlier"))).toEqual({ state: "loaded", answer: "earlier" });
  expect(queryState(failed(failure, "earlier"))).toEqual({ state: "unreachable" });
  expect(queryState({ ...failed(failure, "earlier"), isValidating: true })).toEqual({ state: "unreachable" });
  cache.delete("answered");
});
