import type { Language, Listing } from "@gevel/config";
import type { ListingCard } from "../../replica/listing-card.server";
import type { Catalog } from "../../replica/replica";

const wanted = 3;
/** So many of the newest are compared: each one looked at costs a card. */
const looked = 12;

/** How much another price is like this one: 0 the same, 1 unlike or unknown. */
function priceDistance(one: number | null, other: number | null): number {
  if (one === null || other === null || one <= 0 || other <= 0) return 1;
  return 1 - Math.min(one, other) / Math.max(one, other);
}

/** On offer for the same goal: of the same place first, and there the same type and a like price first. */
export function similarListings(
  catalog: Catalog,
  listing: Listing,
  own: ListingCard,
  language: Language,
): ListingCard[] {
  const unlike = (card: ListingCard) =>
    (card.webId === own.webId ? 0 : 1) + priceDistance(card.price.amount, listing.price);
  const among = (cities: readonly string[]) =>
    catalog
      .select({ goal: listing.goal, types: [], cities, state: "on-offer", sort: "newest", limit: looked }, language)
      .filter(({ id, state }) => id !== listing.id && state !== "sold" && state !== "rented")
      .sort((one, other) => unlike(one) - unlike(other));
  const near = among([`${listing.city}|${listing.zip}`.toLowerCase()]).slice(0, wanted);
  if (near.length === wanted) return near;
  const ids = new Set(near.map(({ id }) => id));
  return [...near, ...among([]).filter(({ id }) => !ids.has(id))].slice(0, wanted);
}
