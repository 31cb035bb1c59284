import { parseListingQuery, serializeListingQuery, type Goal, type Language, type ListingQuery } from "@gevel/config";
import type { ListScope } from "~/replica/search/search-result";

export const mapFramePath = "/map-frame/";

/** The page inside the map's frame. */
export const mapFrameAddress = (language: Language) => `${mapFramePath}?language=${language}`;

const scopeParams = { types: "only-type", cities: "only-city" } as const;

/** Address of all matches of a search: its filters, and the list's restrictions by staff. */
export function mapPointsAddress(query: ListingQuery, language: Language, scope: ListScope): string {
  const params = serializeListingQuery({ ...query, sort: "newest", page: 1, view: "list" });
  params.set("goal", String(query.goal));
  params.set("language", language);
  for (const type of scope.types) params.append(scopeParams.types, String(type));
  for (const city of scope.cities) params.append(scopeParams.cities, city);
  return `/map-points.json?${params.toString()}`;
}

/** Parses that address; invalid parts are ignored, as in a list's. */
export function readMapPointsAddress(params: URLSearchParams): { query: ListingQuery; scope: ListScope } {
  const goal: Goal = params.get("goal") === "1" ? 1 : 0;
  const types = params.getAll(scopeParams.types).map(Number).filter(Number.isSafeInteger);
  return { query: parseListingQuery(params, goal), scope: { types, cities: params.getAll(scopeParams.cities) } };
}
