import fc from "fast-check";
import { expect, it } from "vitest";
import { setOf } from "./bit-set.server";
import { mergedOrder } from "./merged-order.server";

it("PROP-4 merging removals and insertions into an order equals sorting anew", () => {
  const slots = fc.uniqueArray(fc.integer({ min: 0, max: 63 }));
  fc.assert(
    fc.property(
      slots,
      slots,
      slots,
      fc.array(fc.integer({ max: 5 }), { minLength: 64, maxLength: 64 }),
      (held, gone, put, keys) => {
        // Equal keys are sorted by slot, so that there is one right order.
        const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
        const without = [...new Set([...gone, ...put])];
        const order = Uint32Array.from(held.toSorted(compare));
        const merged = mergedOrder(order, setOf(64, without), put, compare);
        expect([...merged]).toEqual([...held.filter((slot) => !without.includes(slot)), ...put].sort(compare));
        expect([...order]).toEqual(held.toSorted(compare));
      },
    ),
  );
});

it("an order without insertions is a new array, so that a previous state keeps its own", () => {
  const order = Uint32Array.of(3, 1, 2);
  const merged = mergedOrder(order, setOf(4, []), [], () => 0);
  merged[0] = 0;
  expect([...order]).toEqual([3, 1, 2]);
});

it("an order's array has exactly its length", () => {
  const fewer = mergedOrder(Uint32Array.of(3, 1, 2), setOf(4, [1, 3]), [], () => 0);
  expect([[...fewer], fewer.buffer.byteLength]).toEqual([[2], Uint32Array.BYTES_PER_ELEMENT]);
});
