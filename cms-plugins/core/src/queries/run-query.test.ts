import { expect, it } from "vitest";
import { z } from "zod";
import { runQuery } from "./run-query.js";

const read = (data: unknown) => z.number().parse(data);

it("CMS-1 tells what was answered", async () => {
  expect(await runQuery(async () => ({ data: 3 }), read)).toEqual({ state: "loaded", answer: 3 });
});

it("CMS-1 says of a request that failed that it cannot be had", async () => {
  expect(await runQuery(() => Promise.reject(new Error("aborted")), read)).toEqual({ state: "unreachable" });
});

it("CMS-1 says of an answer that cannot be read that it cannot be had: it would be waited for without end", async () => {
  expect(await runQuery(async () => ({ data: "<html>" }), read)).toEqual({ state: "unreachable" });
});
