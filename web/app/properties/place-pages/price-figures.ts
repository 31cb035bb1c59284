import type { AskedPrice } from "~/replica/search/search-result";

/** From so many homes a middle says something of a place; a smaller group would tell of one home. */
const least = 3;

export interface PriceFigures {
  /** The lowest price, in euro. */
  from: number | null;
  /** Half of the homes ask less. */
  median: number | null;
  /** The average asked for a square metre of living area. */
  perSquareMetre: number | null;
}

const amounts = (asked: readonly AskedPrice[]) =>
  asked.flatMap(({ amount }) => (amount === null ? [] : amount)).sort((one, other) => one - other);

function middle(sorted: readonly number[]): number | null {
  if (sorted.length < least) return null;
  const half = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}

/** SEO-4: only of published prices of whole homes; what too few say is null. */
export function priceFigures(asked: readonly AskedPrice[]): PriceFigures {
  const sorted = amounts(asked);
  const areas = asked.flatMap(({ amount, surface }) => (amount !== null && surface ? [amount / surface] : []));
  return {
    from: sorted[0] ?? null,
    median: middle(sorted),
    perSquareMetre: areas.length < least ? null : areas.reduce((sum, each) => sum + each, 0) / areas.length,
  };
}
