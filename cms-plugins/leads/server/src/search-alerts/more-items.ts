import {
  emptyListingQuery,
  serializeListingQuery,
  type SavedSearch,
  type SearchableListing,
  type SearchGoal,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { mailSources } from "../mail/mail-sources.js";
import type { SubscriptionRow } from "../subscriptions/subscription-row.js";
import type { MoreItems } from "./render-alert.js";

/** As many places as the address of a list has room for. */
const maxLocations = 50;
const isLocation = (zone: string): boolean => zone.includes("|");

interface Matched {
  searched: readonly Pick<SearchableListing, "goal" | "zones">[];
}

const goalOf = ({ searched }: Matched): SearchGoal => searched[0]?.goal ?? 0;

/** Lists filter by places; of a province or region those where something was found, all where they are too many. */
function locationsOf({ zones }: SavedSearch, found: readonly Matched[]): string[] {
  if (zones.length === 0) return [];
  const locations = zones.every(isLocation)
    ? zones
    : found.flatMap(({ searched }) => searched.flatMap((one) => one.zones.filter(isLocation)));
  const distinct = [...new Set(locations)];
  return distinct.length > maxLocations ? [] : distinct;
}

/** The list of a goal as a wish would filter it; newest first, as lists are. */
export function savedSearchQuery(wish: SavedSearch, goal: 0 | 1, found: readonly Matched[]): string {
  const { types, minPrice, maxPrice, minRooms } = wish;
  const query = emptyListingQuery(goal);
  const { bedrooms = 0, garages = 0 } = minRooms;
  const rooms = { ...query.rooms, bedrooms, garages };
  const params = serializeListingQuery({
    ...{ ...query, types: [...types], minPrice, maxPrice, rooms },
    cities: locationsOf(wish, found),
  });
  return params.size > 0 ? `?${params}` : "";
}

/** FORM-9: what a mail has no place for, after the first `shown`: how many of each, and the page that lists them. */
export async function moreItems(
  strapi: Core.Strapi,
  { wish, language }: Pick<SubscriptionRow, "wish" | "language">,
  listed: readonly Matched[],
  shown: number,
): Promise<MoreItems[]> {
  const left = listed.slice(shown);
  if (left.length === 0 || !wish) return [];
  const lists = await mailSources(strapi).lists(language);
  return ([0, 1, "project"] as const).flatMap((goal) => {
    const count = left.filter((one) => goalOf(one) === goal).length;
    if (count === 0) return [];
    const found = listed.filter((one) => goalOf(one) === goal);
    return [{ goal, count, url: lists[goal] + (goal === "project" ? "" : savedSearchQuery(wish, goal, found)) }];
  });
}
