import { emptyListingQuery, placeKey, type Language, type Listing } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { publishedPath } from "../query/published-path.server";
import { savedSearchQuery } from "../query/saved-search-query";
import type { PropertyContent } from "./property-content";

/** Of a sale and of a rent: a tenth above the price of what is gone, in whole steps. */
const priceSteps = { 0: 5_000, 1: 25 } as const;

function roundedAbove({ goal, price, publishPrice }: Listing): number | null {
  if (!publishPrice || price === null || price <= 0) return null;
  const step = priceSteps[goal];
  return Math.ceil((price * 1.1) / step) * step;
}

/** PROP-10: what a visitor of a home that is gone may want: word of one like it, and to know what their own is worth. */
export function alternativeLinks(
  context: Pick<AppLoadContext, "replica">,
  listing: Listing,
  language: Language,
): NonNullable<PropertyContent["alternatives"]> {
  const { goal, city, zip, webId, attributes } = listing;
  const savedSearchPath = publishedPath(context, "demand-register", language);
  const none = emptyListingQuery(goal);
  const search = savedSearchQuery({
    ...none,
    cities: [placeKey(city, zip)],
    types: context.replica.catalog.typeIds([webId]),
    maxPrice: roundedAbove(listing),
    rooms: { ...none.rooms, bedrooms: attributes.bedrooms ?? 0 },
  });
  return {
    savedSearch: savedSearchPath === null ? null : savedSearchPath + search,
    valuation: publishedPath(context, "contact-demand", language),
  };
}
