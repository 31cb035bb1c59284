import { expect, it } from "vitest";
import { z } from "zod";
import { runQuery } from "./run-query.js";

const read = (data: unknown) => z.number().parse(data);

it("CMS-1 returns the answer", async () => {
  expect(await runQuery(async () => ({ data: 3 }), read)).toEqual({ state: "loaded", answer: 3 });
});

it("CMS-1 reports a failed request as unreachable", async () => {
  expect(await runQuery(() => Promise.reject(new Error("aborted")), read)).toEqual({ state: "unreachable" });
});

it("CMS-1 reports an unreadable answer as unreachable instead of waiting forever", async () => {
  expect(await runQuery(async () => ({ data: "<html>" }), read)).toEqual({ state: "unreachable" });
});
