import {
  emptyListingQuery,
  serializeListingQuery,
  type HomeWish,
  type SearchedHome,
  type WishedGoal,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { mailSources } from "../mail/mail-sources.js";
import type { SubscriptionRow } from "../subscriptions/subscription-row.js";
import type { MoreItems } from "./say-alert.js";

/** As many places as the address of a list has room for. */
const mostPlaces = 50;
const isPlace = (zone: string): boolean => zone.includes("|");

interface Seen {
  searched: readonly Pick<SearchedHome, "goal" | "zones">[];
}

const goalOf = ({ searched }: Seen): WishedGoal => searched[0]?.goal ?? 0;

/** Lists filter by places; of a province or region those where something was found, all where they are too many. */
function placesOf({ zones }: HomeWish, found: readonly Seen[]): string[] {
  if (zones.length === 0) return [];
  const places = zones.every(isPlace)
    ? zones
    : found.flatMap(({ searched }) => searched.flatMap((one) => one.zones.filter(isPlace)));
  const distinct = [...new Set(places)];
  return distinct.length > mostPlaces ? [] : distinct;
}

/** The list of a goal as a wish would filter it; newest first, as lists are. */
export function searchOfWish(wish: HomeWish, goal: 0 | 1, found: readonly Seen[]): string {
  const { types, minPrice, maxPrice, minRooms } = wish;
  const query = emptyListingQuery(goal);
  const { bedrooms = 0, garages = 0 } = minRooms;
  const rooms = { ...query.rooms, bedrooms, garages };
  const params = serializeListingQuery({
    ...{ ...query, types: [...types], minPrice, maxPrice, rooms },
    cities: placesOf(wish, found),
  });
  return params.size > 0 ? `?${params}` : "";
}

/** FORM-9: what a mail has no place for, after the first `shown`: how many of each, and the page that lists them. */
export async function moreItems(
  strapi: Core.Strapi,
  { wish, language }: Pick<SubscriptionRow, "wish" | "language">,
  told: readonly Seen[],
  shown: number,
): Promise<MoreItems[]> {
  const left = told.slice(shown);
  if (left.length === 0 || !wish) return [];
  const lists = await mailSources(strapi).lists(language);
  return ([0, 1, "project"] as const).flatMap((goal) => {
    const count = left.filter((one) => goalOf(one) === goal).length;
    if (count === 0) return [];
    const found = told.filter((one) => goalOf(one) === goal);
    return [{ goal, count, url: lists[goal] + (goal === "project" ? "" : searchOfWish(wish, goal, found)) }];
  });
}
