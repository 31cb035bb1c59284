import { countries, type PlacePageText, type SiteTree } from "@gevel/config";
import { townOf } from "@gevel/config/server";
import type { PlacePage } from "./place-pages.server";

/** Staff choose among the places of Belgium. */
function townOfChoice(choice: string): string {
  const mark = choice.lastIndexOf("|");
  return townOf({ city: choice.slice(0, mark), zip: choice.slice(mark + 1), countryId: countries.belgium }).key;
}

/** SEO-4: what staff wrote about this page in the tree's language; of two texts the older one. */
export const placeText = (
  { placePages }: Pick<SiteTree, "placePages">,
  { goal, town, type }: Pick<PlacePage, "goal" | "town" | "type">,
): PlacePageText | null =>
  placePages.find(
    (text) =>
      text.goal === goal &&
      text.type === (type?.webId ?? null) &&
      text.cities.some((city) => town.cities.includes(city) || townOfChoice(city) === town.key),
  ) ?? null;
