import fc from "fast-check";
import { expect, it } from "vitest";
import type { FilterOption, FilterOptions, NumberOption } from "./filter-options";
import { packOptions, unpackOptions } from "./packed-options";

const count = fc.integer({ min: 0, max: 100_000 });
const name = fc.string({ unit: fc.constantFrom("a", "É", " ", "|", "%", "~", "^", "!", "=", ",", '"', "\\", "1") });
const named = <Value extends string | number, Level extends string | 1>(
  value: fc.Arbitrary<Value>,
  level: fc.Arbitrary<Level>,
): fc.Arbitrary<FilterOption<Value>[]> =>
  fc.array(
    fc.oneof<fc.Arbitrary<FilterOption<Value>>[]>(fc.tuple(value, name, count), fc.tuple(value, name, count, level)),
  );
const pairs: fc.Arbitrary<NumberOption[]> = fc.array(fc.tuple(count, count), { maxLength: 13 });
const options: fc.Arbitrary<FilterOptions> = fc.record({
  cities: named(
    name,
    name.filter((city) => city !== "1"),
  ),
  types: named(count, fc.constant(1 as const)),
  minPrices: pairs,
  maxPrices: pairs,
  rooms: fc.record({ bedrooms: pairs, bathrooms: pairs, showerrooms: pairs, toilets: pairs, garages: pairs }),
  maxRooms: count,
  surfaces: pairs,
  labels: fc.array(count),
  amenities: fc.array(count),
});

it("PROP-6 the options of a list are unpacked as they were packed, whatever the names of places", () => {
  fc.assert(
    fc.property(options, (one) => {
      expect(unpackOptions(packOptions(one))).toEqual(one);
    }),
  );
});
