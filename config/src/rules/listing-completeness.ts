import { languages as allLanguages, type Language } from "../site/languages.js";
import {
  askedFields,
  askedMedia,
  completenessOf,
  withAttributes,
  type Completeness,
  type ItemFields,
} from "./completeness.js";
import { landType, legalParts, situationOf, type Situation } from "./legal-parts.js";

const homes = [1, 2, 3];
const withBedrooms = [1, 2];

function usefulFields({ type }: Situation): string[] {
  return [
    ...["price", "street", "latitude", "agent"],
    type === landType ? "surfaceGround" : homes.includes(type) ? "surfaceLiving" : "surfaceTotal",
    ...(withBedrooms.includes(type) ? ["bedrooms"] : []),
  ];
}

/**
 * How much of what visitors expect and the law asks a listing says, and what it lacks. `languages` are those that the
 * site speaks.
 */
export function listingCompleteness(
  stored: ItemFields,
  languages: readonly Language[] = allLanguages,
  today: Date = new Date(),
): Completeness {
  const listing = withAttributes(stored);
  const situation = situationOf(listing);
  const legal = legalParts(listing, situation, today);
  const isLegal = (field: string) => legal.some(({ part }) => part.field === field);
  return completenessOf([
    ...legal,
    ...askedFields(
      listing,
      usefulFields(situation).filter((field) => !isLegal(field)),
      false,
    ),
    ...askedMedia(listing, ["typeDescription", "description"], languages),
  ]);
}
