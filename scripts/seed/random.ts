/** A seeded random generator (mulberry32): the same seed always gives the same picture and the same listing. */
export interface Random {
  /** [0, 1) */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** All of them, in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

export function random(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("cannot pick from an empty list");
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, turn: next() }))
        .toSorted((one, other) => one.turn - other.turn)
        .map(({ item }) => item),
  };
}
