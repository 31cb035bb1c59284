import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextReservation, type Reservation } from "./reserve-slot.js";

const limits = (capacity: number, totalCapacity: number | null = null) => ({ capacity, totalCapacity });
const taken = (...places: [agent: string, place: number, agentPlace: number | null][]): Reservation[] =>
  places.map(([agent, place, agentPlace]) => ({ agent, place, agentPlace }));

describe("the next reservation of a slot", () => {
  it.each([
    [1, [], 1],
    [3, [2], 1],
    [3, [1, 2], 3],
    [1, [1], null],
    [0, [], null],
    [-1, [], null],
    // Staff lowered the capacity after the viewings were booked.
    [1, [3], null],
    [2, [3], 1],
    [2, [2, 3], null],
  ])("FORM-7 with capacity %i and %j booked is %j", (capacity, places, next) => {
    const rows = taken(...places.map((place): [string, number, number] => ["an", place, place]));
    expect(nextReservation(limits(capacity), rows, "an")?.place ?? null).toBe(next);
  });

  it("FORM-7 is per agent: viewings with other agents do not count", () => {
    const rows = taken(["an", 1, 1], ["an", 2, 2]);
    expect(nextReservation(limits(2), rows, "an")).toBeNull();
    expect(nextReservation(limits(2), rows, "bo")).toEqual({ place: 3, agentPlace: 1 });
    expect(nextReservation(limits(2), rows, "")).toEqual({ place: 3, agentPlace: 1 });
  });

  it("FORM-7 is none when all agents together reach the limit of staff", () => {
    const rows = taken(["an", 1, 1], ["bo", 3, 1]);
    expect(nextReservation(limits(2, 3), rows, "an")).toEqual({ place: 2, agentPlace: 2 });
    expect(nextReservation(limits(2, 2), rows, "an")).toBeNull();
  });

  it("FORM-7 counts a row of an older CMS, which has no agent number", () => {
    expect(nextReservation(limits(1), taken(["", 1, null]), "")).toBeNull();
    expect(nextReservation(limits(2), taken(["", 1, null]), "")).toEqual({ place: 2, agentPlace: 1 });
  });

  it("FORM-7 never exceeds the capacity, however many agents and visitors book and cancel", () => {
    const step = fc.record({ agent: fc.constantFrom("an", "bo", ""), leaves: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }), fc.array(step), (own, all, steps) => {
        let rows: Reservation[] = [];
        for (const { agent, leaves } of steps) {
          const next = nextReservation(limits(own, all), rows, agent);
          if (leaves) rows = rows.slice(1);
          else if (next) rows = [...rows, { agent, ...next }];
          expect(rows.length).toBeLessThanOrEqual(all);
          expect(rows.filter((row) => row.agent === agent).length).toBeLessThanOrEqual(own);
          expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
        }
      }),
    );
  });
});
