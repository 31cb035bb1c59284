import { languages as allLanguages, type Language } from "../site/languages.js";
import {
  requiredFields,
  requiredMedia,
  completenessOf,
  withAttributes,
  type Completeness,
  type ItemFields,
} from "./completeness.js";
import { landType, disclosureCompleteness, situationOf, type Situation } from "./disclosure-completeness.js";

const listings = [1, 2, 3];
const withBedrooms = [1, 2];

function usefulFields({ type }: Situation): string[] {
  return [
    ...["price", "street", "latitude", "agent"],
    type === landType ? "surfaceGround" : listings.includes(type) ? "surfaceLiving" : "surfaceTotal",
    ...(withBedrooms.includes(type) ? ["bedrooms"] : []),
  ];
}

/** How complete a listing is by visitors' expectations and the law, and what it lacks. `languages` are those of the site. */
export function listingCompleteness(
  stored: ItemFields,
  languages: readonly Language[] = allLanguages,
  today: Date = new Date(),
): Completeness {
  const listing = withAttributes(stored);
  const situation = situationOf(listing);
  const legal = disclosureCompleteness(listing, situation, today);
  const isLegal = (field: string) => legal.some(({ part }) => part.field === field);
  return completenessOf([
    ...legal,
    ...requiredFields(
      listing,
      usefulFields(situation).filter((field) => !isLegal(field)),
      false,
    ),
    ...requiredMedia(listing, ["typeDescription", "description"], languages),
  ]);
}
