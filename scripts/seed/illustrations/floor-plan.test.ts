import { describe, expect, it } from "vitest";
import { floorPlanPicture } from "./floor-plan.js";

const roomsOf = (plan: string) => [...plan.matchAll(/data-room="([a-z]+)"/g)].map(([, room]) => room);
const seeds = Array.from({ length: 20 }, (_, index) => String(index + 1));

describe("the floor plans of the demo content", () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 9])("PROP-21 of %i bedrooms have that many, and only rooms of one home", (bedrooms) => {
    for (const seed of seeds) {
      const plan = floorPlanPicture(bedrooms, seed);
      expect(plan).not.toMatch(/NaN|undefined|Infinity/);
      expect(roomsOf(plan).sort()).toEqual(
        [...Array.from({ length: bedrooms }, () => "bedroom"), "bathroom", "hall", "kitchen", "living"].sort(),
      );
      expect(floorPlanPicture(bedrooms, seed)).toBe(plan);
    }
    expect(new Set(seeds.map((seed) => floorPlanPicture(bedrooms, seed))).size).toBe(seeds.length);
  });
});
