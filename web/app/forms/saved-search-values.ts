import { parseListingQuery } from "@gevel/config";
import { optionValues, type FormChoices } from "./form-choices";

/** FORM-3: what somebody searched by the filters of a list, as the form of a wish has it; undefined where they searched nothing. */
export function savedSearchValues(params: URLSearchParams, choices: FormChoices): Record<string, string[]> | undefined {
  if (params.size === 0) return undefined;
  const { types, cities, minPrice, maxPrice, rooms } = parseListingQuery(params, 0);
  const offered = optionValues(choices);
  const offeredOnly = (field: string, values: readonly string[]) =>
    values.filter((value) => offered[field]?.includes(value));
  const number = (value: number | null) => (value ? [String(value)] : []);
  const goal = params.get("goal");
  return {
    goal: goal === "buy" || goal === "rent" ? [goal] : [],
    propertyTypes: offeredOnly("propertyTypes", types.map(String)),
    zones: offeredOnly("zones", cities),
    minPrice: number(minPrice),
    maxPrice: number(maxPrice),
    // The form has no more than these to choose from.
    minBedrooms: number(Math.min(rooms.bedrooms, 5)),
    minGarages: number(Math.min(rooms.garages, 4)),
  };
}
