import { has, type BitSet } from "./bit-set.server";

type Compare = (a: number, b: number) => number;

/** An order without some of its slots and with others inserted; the rest is copied unchanged. */
export function mergedOrder(
  order: Uint32Array,
  without: BitSet,
  added: readonly number[],
  compare: Compare,
): Uint32Array {
  const coming = [...added].sort(compare);
  const remaining = left(order, without);
  const merged = new Uint32Array(remaining.length + coming.length);
  let from = 0;
  for (const [before, slot] of coming.entries()) {
    const to = positionOf(remaining, slot, compare, from);
    merged.set(remaining.subarray(from, to), from + before);
    merged[to + before] = slot;
    from = to;
  }
  merged.set(remaining.subarray(from), from + coming.length);
  return merged;
}

/** The position of the first slot, from `low` on, that comes after this one. */
function positionOf(order: Uint32Array, slot: number, compare: Compare, low: number): number {
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function left(order: Uint32Array, without: BitSet): Uint32Array {
  const remaining = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] ?? 0;
    if (!has(without, slot)) remaining[count++] = slot;
  }
  return remaining.subarray(0, count);
}
