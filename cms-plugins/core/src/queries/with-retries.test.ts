import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withRetries } from "./with-retries.js";

const forbidden = new Error("403");
const aborted = new DOMException("The user aborted a request.", "AbortError");

/** Returns these outcomes in order; a failure is thrown. */
function asked(...outcomes: (string | Error | DOMException)[]) {
  const ask = vi.fn(async () => {
    const outcome = outcomes.shift() ?? "nothing more was expected";
    if (typeof outcome !== "string") throw outcome;
    return outcome;
  });
  const result = withRetries(ask, (failure) => failure === forbidden).catch((failure: unknown) => failure);
  return { ask, result };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("CMS-1 asks again after an aborted and a failed request until it has the answer", async () => {
  const { ask, result } = asked(aborted, new Error("502"), "all");
  await vi.runAllTimersAsync();
  expect(await result).toBe("all");
  expect(ask).toHaveBeenCalledTimes(3);
});

it("CMS-1 fails after three tries", async () => {
  const { ask, result } = asked(aborted, aborted, aborted, "all");
  await vi.runAllTimersAsync();
  expect(await result).toBe(aborted);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("CMS-8 does not ask again for what this person may not have", async () => {
  const { ask, result } = asked(forbidden, "all");
  await vi.runAllTimersAsync();
  expect(await result).toBe(forbidden);
  expect(ask).toHaveBeenCalledTimes(1);
});
