import {
  countedRooms,
  isOffMarket,
  noFeatures,
  summariseUnits,
  type Listing,
  type Project,
  type SearchableListing,
} from "@gevel/config";
import { searchableListing, zonesOf } from "./zones.js";

/**
 * A project in the form that saved searches match: each kind of unit still for sale, or the project itself without
 * units. Empty if it is sold out. `listed` are its units with a listing of their own, `stateOf` the meaning of the
 * site's marquees.
 */
export function searchableProject(
  project: Project,
  listed: readonly Listing[],
  stateOf: (marquee: number) => string,
): SearchableListing[] {
  const base = { goal: "project" as const, zones: zonesOf(project) };
  const units = [
    ...project.constructions.map(({ price, sold, bedrooms, surface, webId }) => ({
      sold,
      price,
      seen: {
        ...base,
        price: price ?? NaN,
        rooms: countedRooms.map((kind) => (kind === "bedrooms" ? (bedrooms ?? 0) : 0)),
        webIds: webId === null ? [] : [webId],
        features: { ...noFeatures, surface: Math.floor(surface ?? 0) },
      },
    })),
    ...listed.map((listing) => {
      const candidate = searchableListing(listing);
      return { sold: isOffMarket(stateOf(listing.marquee)), price: candidate.price, seen: { ...candidate, ...base } };
    }),
  ];
  if (summariseUnits(units, project.soldOut).soldOut) return [];
  if (units.length === 0) return [{ ...base, price: NaN, rooms: [], webIds: [], features: noFeatures }];
  const kinds = new Map(units.flatMap(({ sold, seen }) => (sold ? [] : [[JSON.stringify(seen), seen] as const])));
  return [...kinds.values()];
}
