import { describe, expect, it } from "vitest";
import { yieldToEventLoop, mapYielding, createTurnYielder } from "./event-loop.js";

/** A clock that each reading advances by this much. */
const clock = (step: number) => {
  let at = 0;
  return () => (at += step);
};

describe("a long loop", () => {
  it("API-2 yields between slices and keeps the order of its results", async () => {
    let done = 0;
    let doneWhenYielded = 0;
    setImmediate(() => (doneWhenYielded = done));
    const items = Array.from({ length: 100 }, (_, index) => index);
    const doubled = await mapYielding(items, (item) => ((done += 1), item * 2), clock(5));
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(doneWhenYielded).toBeGreaterThan(0);
    expect(doneWhenYielded).toBeLessThan(items.length);
  });

  it("does not yield while it is short", async () => {
    let hasYielded = false;
    setImmediate(() => (hasYielded = true));
    await mapYielding([1, 2, 3], (item) => item, clock(0));
    expect(hasYielded).toBe(false);
    await yieldToEventLoop();
    expect(hasYielded).toBe(true);
  });

  it("yields when no other loop paused during one turn of the event loop", async () => {
    let now = 0;
    const pause = createTurnYielder(() => now);
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
