import { describe, expect, it } from "vitest";
import { letOthersIn, mapInSlices, turnSlices } from "./slices.js";

/** A clock that each look moves on by so much. */
const clock = (step: number) => {
  let at = 0;
  return () => (at += step);
};

describe("long work", () => {
  it("API-2 lets others in between its slices and keeps the order of its results", async () => {
    let done = 0;
    let doneWhenLetIn = 0;
    setImmediate(() => (doneWhenLetIn = done));
    const items = Array.from({ length: 100 }, (_, index) => index);
    const doubled = await mapInSlices(items, (item) => ((done += 1), item * 2), clock(5));
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(doneWhenLetIn).toBeGreaterThan(0);
    expect(doneWhenLetIn).toBeLessThan(items.length);
  });

  it("is not interrupted while it is short", async () => {
    let isLetIn = false;
    setImmediate(() => (isLetIn = true));
    await mapInSlices([1, 2, 3], (item) => item, clock(0));
    expect(isLetIn).toBe(false);
    await letOthersIn();
    expect(isLetIn).toBe(true);
  });

  it("lets others in where no loop of its own pauses: once a turn of the event loop has lasted", async () => {
    let now = 0;
    const pause = turnSlices(() => now);
    let turns = 0;
    setImmediate(() => (turns += 1));
    await pause();
    now = 19;
    await pause();
    expect(turns).toBe(0);
    now = 20;
    await pause();
    expect(turns).toBe(1);
    setImmediate(() => (turns += 1));
    await pause();
    expect(turns).toBe(1);
  });
});
