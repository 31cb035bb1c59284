import { emptyListingQuery, listingSorts, roomKinds, type Listing, type ListingQuery } from "@gevel/config";
import { random } from "../seed/random.js";

interface Offered {
  types: readonly number[];
  prices: Record<0 | 1, readonly number[]>;
}

/** Searches as visitors make them, from none to many filters; their values come from existing listings. */
export function syntheticQueries(count: number, listings: readonly Listing[], offered: Offered): ListingQuery[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = random(`query:${index}`);
    const goal = chance.chance(0.7) ? 0 : 1;
    const query = emptyListingQuery(goal);
    const like = () => chance.pick(listings);
    const times = (most: number) => Array.from({ length: chance.whole(1, most) });
    if (chance.chance(0.4)) query.cities = [...new Set(times(4).map(() => cityOf(like())))];
    if (chance.chance(0.45)) query.types = [...new Set(times(3).map(() => chance.pick(offered.types)))];
    const price = () =>
      chance.chance(0.8) ? chance.pick(offered.prices[goal]) : chance.whole(1, goal === 0 ? 900_000 : 3_000);
    if (chance.chance(0.35)) query.minPrice = price();
    if (chance.chance(0.45)) query.maxPrice = price();
    if (query.minPrice !== null && query.maxPrice !== null && query.minPrice > query.maxPrice) query.minPrice = null;
    for (const kind of roomKinds)
      if (chance.chance(kind === "bedrooms" ? 0.4 : 0.12)) query.rooms[kind] = chance.whole(1, 4);
    if (chance.chance(0.25)) query.search = textLike(like(), chance.whole(1, 3), chance.whole(1, 8));
    query.sort = chance.pick(listingSorts);
    query.page = chance.chance(0.5) ? 1 : chance.whole(1, 60);
    return query;
  });
}

const cityOf = ({ city, zip }: Listing) => `${city}|${zip}`.toLowerCase();

/** Prefixes of some words of a listing. */
function textLike({ typeDescription, recordFile, zip }: Listing, tokens: number, letters: number): string {
  const text = typeDescription.nl ?? typeDescription.fr ?? (letters > 4 ? recordFile : zip);
  return text
    .split(" ")
    .slice(0, tokens)
    .map((word) => word.slice(0, letters))
    .join(" ");
}
