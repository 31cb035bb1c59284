const day = 86_400_000;

/** A change of price, as stored in the listing's history. */
export interface PriceChange {
  /** In ms. */
  at: number;
  before: number | null;
  after: number | null;
  /** Whether visitors saw both the old and the new price, of the same offer. */
  isPublic: boolean;
}

export interface PriceDrop {
  before: number;
  after: number;
  /** A moment. */
  on: string;
}

/** The old price must have been valid at least this long, to exclude typing errors. */
const minPriceAge = 7 * day;
/** The lowest price of this period counts, so that raising the price first makes no drop. */
const lookbackPeriod = 30 * day;
/** Percent; less is a correction. */
const minDropPercent = 1;
/** After that it is the price. */
const dropVisibleFor = 90 * day;

/**
 * Features A7: the last change of price, if it is a genuine drop: from the lowest price visitors saw in the thirty days
 * before. `since` is when the listing came on the market; changes are sorted oldest first.
 */
export function priceDrop(changes: readonly PriceChange[], since: number): PriceDrop | null {
  const last = changes.at(-1);
  if (!last?.isPublic || last.before === null || last.after === null || last.after <= 0) return null;
  const earlier = changes.slice(0, -1);
  if (last.at - Math.max(earlier.at(-1)?.at ?? since, since) < minPriceAge) return null;
  const recent = earlier.filter(({ at }) => at > last.at - lookbackPeriod);
  if (recent.some(({ isPublic }) => !isPublic)) return null;
  const before = Math.min(last.before, ...recent.map((change) => change.before ?? Infinity));
  if ((before - last.after) * 100 < before * minDropPercent) return null;
  return { before, after: last.after, on: new Date(last.at).toISOString() };
}

/** Whether a drop is still news. */
export const isRecentDrop = ({ on }: Pick<PriceDrop, "on">, today: Date): boolean =>
  today.getTime() - Date.parse(on) < dropVisibleFor;
