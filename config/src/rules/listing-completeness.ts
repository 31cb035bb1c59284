import { languages as allLanguages, type Language } from "../site/languages.js";
import type { Goal } from "../contracts/item-parts.js";
import { dutiesOf, type DutyField } from "./ad-duties.js";
import {
  askedFields,
  askedMedia,
  completenessOf,
  withAttributes,
  type Completeness,
  type ItemFields,
} from "./completeness.js";
import { regionOfPostcode, type Region } from "./region-of-postcode.js";

/** PROP-14: the `webId` of plots, and that of garages and parking places. */
export const landType = 4;
export const parkingType = 9;
const homes = [1, 2, 3];
const withBedrooms = [1, 2];

interface Situation {
  readonly region: Region | null;
  readonly goal: Goal;
  readonly type: number;
  readonly showsAddress: boolean;
}

/** Where staff find a duty's field. */
const fieldOf = (field: DutyField) => (field === "energyClass" ? "epcLabelText" : field);

/** PROP-20: the fields that an advertisement must show in this situation. */
function legalFields({ region, goal, type, showsAddress }: Situation, today: Date): string[] {
  if (region === null) return [];
  return dutiesOf({ region, goal, isLand: type === landType, isParking: type === parkingType, showsAddress }, today)
    .filter(({ ifKnown }) => !ifKnown)
    .map(({ field }) => fieldOf(field));
}

function usefulFields({ type }: Situation): string[] {
  return [
    ...["price", "street", "latitude", "agent"],
    type === landType ? "surfaceGround" : homes.includes(type) ? "surfaceLiving" : "surfaceTotal",
    ...(withBedrooms.includes(type) ? ["bedrooms"] : []),
  ];
}

const number = (value: unknown, instead: number) => (typeof value === "number" ? value : instead);

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
  const situation: Situation = {
    region: regionOfPostcode(typeof listing.zip === "string" ? listing.zip : "", number(listing.countryId, 10)),
    goal: listing.goal === 1 ? 1 : 0,
    type: number(listing.webId, 0),
    showsAddress: listing.publishAddress === true,
  };
  const legal = legalFields(situation, today);
  return completenessOf([
    ...askedFields(listing, legal, true),
    ...askedFields(
      listing,
      usefulFields(situation).filter((field) => !legal.includes(field)),
      false,
    ),
    ...askedMedia(listing, ["typeDescription", "description"], languages),
  ]);
}
