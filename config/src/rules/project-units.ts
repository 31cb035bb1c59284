interface SoldUnit {
  /** Null where nothing is published. */
  price: number | null;
  sold: boolean;
}

export interface UnitSummary {
  total: number;
  left: number;
  soldOut: boolean;
  /** The lowest published price of what is left. */
  priceFrom: number | null;
}

/** PROP-13: sold out when the project is marked so, or when all its units are sold. */
export function summariseUnits(units: readonly SoldUnit[], isMarkedSoldOut: boolean): UnitSummary {
  const free = isMarkedSoldOut ? [] : units.filter(({ sold }) => !sold);
  const prices = free.flatMap(({ price }) => (price !== null && price > 0 ? [price] : []));
  return {
    total: units.length,
    left: free.length,
    soldOut: isMarkedSoldOut || (units.length > 0 && free.length === 0),
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
  };
}
