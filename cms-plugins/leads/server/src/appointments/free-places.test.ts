import { describe, expect, it } from "vitest";
import { freePlaces } from "./free-places.js";

describe("the places of a slot", () => {
  it.each([
    [1, [], [1]],
    [3, [], [1, 2, 3]],
    [3, [2], [1, 3]],
    [1, [1], []],
    [0, [], []],
    [-1, [], []],
    // Staff took capacity away after the visits were made.
    [1, [3], []],
    [2, [3], [1]],
    [3, [3, 4], [1]],
    [2, [2, 3], []],
  ])("FORM-7 capacity %i with %j taken leaves %j", (capacity, taken, free) => {
    expect(freePlaces(capacity, taken)).toEqual(free);
  });

  it("FORM-7 never takes more than the capacity, however late who tries had looked", () => {
    for (const before of [[], [1], [4], [3, 4], [2, 5, 6]])
      for (let capacity = 0; capacity < 6; capacity += 1) {
        const taken = new Set(before);
        const late = freePlaces(capacity, before);
        // Three that looked before any of the others wrote, and then some that looked afterwards.
        for (const place of [...late, ...late, ...late]) taken.add(place);
        for (let more = 0; more < 3; more += 1) for (const place of freePlaces(capacity, [...taken])) taken.add(place);
        expect(taken.size, `${capacity} ${before.join()}`).toBe(Math.max(capacity, before.length));
      }
  });
});
