import type { Goal } from "../site/goal.js";
import { disclosuresOf, type Advertised, type DisclosureField } from "./mandatory-disclosures.js";
import { emptyPart, isEmpty, withAttributes, type RequiredPart, type ItemFields } from "./completeness.js";
import { parseEnergyLabel } from "./energy-label.js";
import { regionOfPostcode, type Region } from "./region-of-postcode.js";

/** PROP-14: the `webId` of plots, and that of garages and parking places. */
export const landType = 4;
export const parkingType = 9;
/** Shops and the like, halls, offices. */
const businessTypes: readonly number[] = [6, 7, 8];

/** Whether this main type is residential; an unknown type counts as residential. */
export const isResidential = (type: number): boolean =>
  type !== landType && type !== parkingType && !businessTypes.includes(type);

export interface Situation {
  readonly region: Region | null;
  readonly goal: Goal;
  readonly type: number;
  readonly showsAddress: boolean;
}

/** The form field in which staff fill in a disclosure. */
const fieldOf = (field: DisclosureField) => (field === "energyClass" ? "epcLabelText" : field);

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Texts such as "in aanvraag" or "en cours" are no code. */
const isFilledBy: Partial<Record<DisclosureField, (listing: ItemFields) => boolean>> = {
  // Without a certificate's own, the page shows the class that the performance falls in.
  energyClass: ({ epcLabelText, energyPerformance }) =>
    text(epcLabelText) === "" ? !isEmpty(energyPerformance) : parseEnergyLabel(text(epcLabelText)) !== null,
  epcUniqueCode: ({ epcUniqueCode }) => /\d/.test(text(epcUniqueCode)),
};

/** PROP-20: what an advertisement must show in this situation, and whether it does. */
export function disclosureCompleteness(listing: ItemFields, situation: Situation, today: Date): RequiredPart[] {
  const ad = advertisedIn(situation);
  if (ad === null) return [];
  return disclosuresOf(ad, today)
    .filter(({ ifKnown }) => !ifKnown)
    .map(({ field, severity, source }): RequiredPart => {
      const isFilled = isFilledBy[field]?.(listing) ?? !isEmpty(listing[fieldOf(field)]);
      return {
        part: { ...emptyPart(fieldOf(field), true), source, ...(severity === "blocking" && { blocking: true }) },
        isMissing: !isFilled,
      };
    });
}

const number = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);

/** Accepts stored or typed data: an unreadable field counts as the most common value. */
export function situationOf(listing: ItemFields): Situation {
  return {
    region: regionOfListing(listing),
    goal: listing.goal === 1 ? 1 : 0,
    type: number(listing.webId, 0),
    showsAddress: showsFullAddress(listing),
  };
}

/** A street without a number is no address; some systems write both in one field. */
function showsFullAddress({ publishAddress, street, houseNumber }: ItemFields): boolean {
  const hasNumber = text(houseNumber) !== "" || /\d/.test(text(street));
  return publishAddress === true && text(street) !== "" && hasNumber;
}

/** The facts that decide which disclosures an advertisement has; null where no region's law applies. */
export function advertisedIn({ region, goal, type, showsAddress }: Situation): Advertised | null {
  return region && { region, goal, isLand: type === landType, isParking: type === parkingType, showsAddress };
}

/** Whose law it is under; null abroad. */
export const regionOfListing = (listing: ItemFields): Region | null =>
  regionOfPostcode(typeof listing.zip === "string" ? listing.zip : "", number(listing.countryId, 10));

/** The fields that block publication: required in an advertisement by the region's law, and empty. */
export function blockingFields(stored: ItemFields, today: Date): string[] {
  const listing = withAttributes(stored);
  return disclosureCompleteness(listing, situationOf(listing), today)
    .filter(({ part, isMissing }) => isMissing && part.blocking === true)
    .map(({ part }) => part.field);
}

/**
 * The fields that a save must not leave empty: for a new publication everything the law requires, for a published
 * listing only what this save removes. `before` is null for a listing that was not published.
 */
export function newlyMissingFields(before: ItemFields | null, after: ItemFields, today: Date): string[] {
  const known = before === null ? [] : blockingFields(before, today);
  return blockingFields(after, today).filter((field) => !known.includes(field));
}

/** The law that requires a missing field. */
export function legalSource(stored: ItemFields, field: string, today: Date): string {
  const listing = withAttributes(stored);
  const parts = disclosureCompleteness(listing, situationOf(listing), today);
  return parts.find(({ part }) => part.field === field)?.part.source ?? "";
}
