import { expect, it } from "vitest";
import { memoryLimits } from "./memory-limits.server";

it("FORM-6 counts a key from its first use, and anew once its time has passed", async () => {
  let now = 1_000_000;
  const limits = memoryLimits(() => now);
  const count = () => limits.count([{ key: "a", seconds: 10 }]);
  expect(await count()).toEqual([{ times: 1, left: 10_000 }]);
  now += 9_999;
  expect(await count()).toEqual([{ times: 2, left: 1 }]);
  now += 1;
  expect(await count()).toEqual([{ times: 1, left: 10_000 }]);
});

it("FORM-6 gives a key to the first claim, until its time has passed", async () => {
  let now = 1_000_000;
  const limits = memoryLimits(() => now);
  expect(await limits.claim("a", "one", 10)).toEqual({ value: "one", first: true });
  expect(await limits.claim("a", "other", 10)).toEqual({ value: "one", first: false });
  expect(await limits.claim("a", "one", 10)).toEqual({ value: "one", first: false });
  now += 10_000;
  expect(await limits.claim("a", "other", 10)).toEqual({ value: "other", first: true });
});

it("FORM-6 a client that sends for days does not fill the memory, and the newest keys stay", async () => {
  const limits = memoryLimits();
  for (let at = 0; at <= 50_000; at++) await limits.count([{ key: String(at), seconds: 3600 }]);
  const [first, last] = await limits.count([
    { key: "0", seconds: 3600 },
    { key: "50000", seconds: 3600 },
  ]);
  expect([first?.times, last?.times]).toEqual([1, 2]);
});
