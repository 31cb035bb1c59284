import { emptyListingQuery, placeKey, type Language, type Listing } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ListingCard } from "../../replica/listing-card.server";
import type { Catalog } from "../../replica/replica";
import { publishedPath } from "../query/published-path.server";
import { savedSearchQuery } from "../query/saved-search-query";
import type { PropertyContent } from "./property-content";

type WithReplica = Pick<AppLoadContext, "replica">;

/** For sale and for rent: a tenth above the price of the listing that is gone, in whole steps. */
const priceSteps = { 0: 5_000, 1: 25 } as const;

function roundedAbove({ goal, price, publishPrice }: Listing): number | null {
  if (!publishPrice || price === null || price <= 0) return null;
  const step = priceSteps[goal];
  return Math.ceil((price * 1.1) / step) * step;
}

/** Address of a saved search for listings like this one; null where staff publish no such page. */
export function savedSearchLike(context: WithReplica, listing: Listing, language: Language): string | null {
  const { goal, city, zip, webId, attributes } = listing;
  const path = publishedPath(context, "demand-register", language);
  if (path === null) return null;
  const none = emptyListingQuery(goal);
  const search = savedSearchQuery({
    ...none,
    cities: [placeKey(city, zip)],
    types: context.replica.catalog.typeIds([webId]),
    maxPrice: roundedAbove(listing),
    rooms: { ...none.rooms, bedrooms: attributes.bedrooms ?? 0 },
  });
  return path + search;
}

/**
 * PROP-10: links for a visitor of a listing that is gone: a saved search for similar ones, and a valuation of their own
 * home.
 */
export function alternativeLinks(
  context: WithReplica,
  listing: Listing,
  language: Language,
): NonNullable<PropertyContent["alternatives"]> {
  return {
    savedSearch: savedSearchLike(context, listing, language),
    valuation: publishedPath(context, "contact-demand", language),
  };
}

const wanted = 3;
/** Number of newest listings compared: each costs a card. */
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
