import { describe, expect, it } from "vitest";
import { yieldToEventLoop, mapYielding, createTurnYielder } from "./event-loop.js";

/** A clock that each look moves on by so much. */
const clock = (step: number) => {
  let at = 0;
  return () => (at += step);
};

describe("long work", () => {
  it("API-2 lets others in between its slices and keeps the order of its results", async () => {
    let done = 0;
    let doneWhenYielded = 0;
    setImmediate(() => (doneWhenYielded = done));
    const items = Array.from({ length: 100 }, (_, index) => index);
    const doubled = await mapYielding(items, (item) => ((done += 1), item * 2), clock(5));
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(doneWhenYielded).toBeGreaterThan(0);
    expect(doneWhenYielded).toBeLessThan(items.length);
  });

  it("is not interrupted while it is short", async () => {
    let hasYielded = false;
    setImmediate(() => (hasYielded = true));
    await mapYielding([1, 2, 3], (item) => item, clock(0));
    expect(hasYielded).toBe(false);
    await yieldToEventLoop();
    expect(hasYielded).toBe(true);
  });

  it("lets others in where no loop of its own pauses: once a turn of the event loop has lasted", async () => {
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
