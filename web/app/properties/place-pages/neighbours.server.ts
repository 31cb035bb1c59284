import type { PlacePage, PlacePages } from "./place-pages.server";
import type { Point } from "./towns.server";

/** Links of a group: enough for visitors to see the surroundings at a glance. */
const atMost = 8;

export interface PageNeighbours {
  /** The same type in other places, the nearest first. */
  places: readonly PlacePage[];
  /** Other types in the same place, the most homes first. */
  types: readonly PlacePage[];
  /** The same place and type for rent, or for sale; null if too few. */
  otherGoal: PlacePage | null;
}

const radians = Math.PI / 180;

/** In kilometres on the ground: within a country, equal to the great circle to the metre it takes. */
function distance(one: Point, other: Point): number {
  const middle = ((one.latitude + other.latitude) / 2) * radians;
  const x = (other.longitude - one.longitude) * radians * Math.cos(middle);
  const y = (other.latitude - one.latitude) * radians;
  return Math.hypot(x, y) * 6371;
}

/** SEO-4: the indexed pages next to one. A town without a known point comes last. */
export function neighboursOf(pages: PlacePages, { goal, town, type }: PlacePage): PageNeighbours {
  const indexed = pages.indexed(goal);
  const own = pages.pointOf(town);
  const far = (page: PlacePage) => {
    const point = pages.pointOf(page.town);
    return own && point ? distance(own, point) : Infinity;
  };
  const isSameType = (page: PlacePage) => (page.type?.id ?? null) === (type?.id ?? null);
  const places = indexed
    .filter((page) => page.town.key !== town.key && isSameType(page))
    .map((page) => ({ page, away: far(page) }))
    // Infinities are equal, and their difference is no number; the sort is stable, the most homes first.
    .sort((one, two) => (one.away === two.away ? 0 : one.away - two.away));
  return {
    places: places.slice(0, atMost).map(({ page }) => page),
    types: indexed.filter((page) => page.town.key === town.key && page.type && !isSameType(page)).slice(0, atMost),
    otherGoal: pages.indexed(goal === 0 ? 1 : 0).find((page) => page.town.key === town.key && isSameType(page)) ?? null,
  };
}
