import type { Random } from "../random.js";
import type { ListingFacts } from "./listing-facts.js";

export const roundTo = (value: number, step: number) => Math.round(value / step) * step;

const ofCondition = { new: 1.14, good: 1.03, "to-refresh": 0.92, "to-renovate": 0.76 } as const;

/** The factor by which location, size and condition change the average price of its kind. */
function valueFactor(
  { kind, municipality, rent, living, condition, garden, terrace, garages }: ListingFacts,
  chance: Random,
): number {
  const average = (kind.living[0] + kind.living[1]) / 2 || 1;
  const size = living > 0 ? 0.45 + 0.55 * (living / average) : chance.between(0.8, 1.3);
  const state = kind.dwelling ? ofCondition[condition] : 1;
  const extras = 1 + (garden ? 0.02 : 0) + (terrace ? 0.015 : 0) + garages * 0.02;
  return (rent ? kind.rent : kind.price) * municipality.level * size * state * extras * chance.between(0.94, 1.07);
}

/** Price and what is paid beside it. */
export function generatePrice(listing: ListingFacts, chance: Random) {
  const amount = valueFactor(listing, chance);
  const publishPrice = chance.chance(0.965);
  if (!listing.rent) {
    const price = roundTo(amount, amount > 100_000 ? 5000 : 500);
    return { price, publishPrice, priceUnit: chance.chance(0.06) ? 7 : 0, cadastralIncome: roundTo(price / 420, 1) };
  }
  const price = roundTo(amount, amount > 500 ? 25 : 5);
  return {
    price,
    publishPrice,
    priceUnit: 0,
    ...(listing.kind.dwelling
      ? { chargesRenter: roundTo(chance.between(25, 190), 5), depositAmount: price * 3, inventoryCost: 210 }
      : {}),
  };
}
