import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedRooms } from "@gevel/config";
import type { ListingFacts } from "./search/listing-facts.server";
import { packedFacts, unpackedFacts } from "./stored-format.server";

const places = new Map([[7, '["Gent","9000",[],10]']]);
const unpack = (id: number, packed: string) => unpackedFacts([id, JSON.parse(packed)], places);
const whole = fc.integer({ min: 0, max: 1e9 });
const degrees = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0);

describe("listing facts in the file", () => {
  it("survive writing and reading", () => {
    const facts: fc.Arbitrary<ListingFacts> = fc.record({
      id: whole,
      goal: fc.constantFrom(0 as const, 1 as const),
      price: fc.option(fc.oneof(whole, fc.constant(0), fc.constant(99.95))),
      rooms: fc.array(whole, { minLength: countedRooms.length, maxLength: countedRooms.length }),
      webIds: fc.array(whole, { maxLength: 3 }),
      features: fc.record({
        surface: whole,
        energy: fc.integer({ min: 0, max: 9 }),
        amenities: fc.integer({ min: 0, max: 7 }),
      }),
      place: fc.constant('["Gent","9000",[],10]'),
      point: fc.option(fc.record({ latitude: degrees, longitude: degrees, exact: fc.boolean() })),
      marquee: whole,
      createdAt: whole,
      modifiedAt: whole,
    });
    fc.assert(
      fc.property(facts, (one) => {
        expect(unpack(one.id, packedFacts(one, 7))).toEqual(one);
      }),
    );
  });

  it.each([
    ["no numbers", '{"id":1}'],
    ["a text among them", JSON.stringify([0, 1, 7, 0, 0, 0, null, null, null, 0, 0, 0, 1, 1, 1, 1, 1, "1"])],
    ["too few numbers", "[0,1,7]"],
    ["an unknown place", JSON.stringify([0, 1, 8, 0, 0, 0, null, null, null, 0, 0, 0, 1, 1, 1, 1, 1, 1])],
  ])("are rejected with %s", (_what, packed) => {
    expect(() => unpack(1, packed)).toThrow();
  });
});
