import { languages as allLanguages, type Language } from "../site/languages.js";
import type { Goal } from "../contracts/properties.js";
import { dutiesOf, type DutyField } from "./ad-duties.js";
import { regionOfPostcode, type Region } from "./region-of-postcode.js";

/** A listing as it is kept or typed: unread, since what staff type may be anything. */
type ListingFields = Readonly<Record<string, unknown>>;

export interface MissingPart {
  /** The field of the listing to look at. */
  readonly field: string;
  /** The field is empty, or has too few pictures, or pictures without an alternative text. */
  readonly reason: "empty" | "few-pictures" | "no-alt";
  /** Where only one language lacks it. */
  readonly language?: Language;
  /** An advertisement without it breaks the law of its region. */
  readonly legal: boolean;
}

export interface Completeness {
  /** Whole percent of what this listing should have; 100 only where nothing is missing. */
  readonly percent: number;
  /** What the law asks comes first. */
  readonly missing: readonly MissingPart[];
}

export const enoughPictures = 5;

/** PROP-14 */
const land = 4;
const parking = 9;
/** A garage or a parking place has no certificate. */
const aboutEnergy = new Set<DutyField>(["energyClass", "energyPerformance", "epcUniqueCode", "epcCo2", "epcTotal"]);
const homes = [1, 2, 3];
const withBedrooms = [1, 2];

const record = (value: unknown): ListingFields => (typeof value === "object" && value !== null ? { ...value } : {});

/** 0 and "no" say something. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return typeof value === "object" && !(value instanceof Date) && Object.keys(value).length === 0;
}

const lacksText = (value: unknown, language: Language) => isEmpty(record(value)[language]);

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
  const duties = dutiesOf({ region, goal, isLand: type === land }, today)
    .filter(({ ifKnown, field }) => !ifKnown && !(type === parking && aboutEnergy.has(field)))
    // In Flanders the address stands in for the certificate's code.
    .filter(({ field }) => !(region === "flanders" && field === "epcUniqueCode" && showsAddress))
    .map(({ field }) => fieldOf(field));
  return goal === 1 ? ["price", ...duties] : duties;
}

function usefulFields({ type }: Situation): string[] {
  return [
    ...["price", "street", "latitude", "agent"],
    type === land ? "surfaceGround" : homes.includes(type) ? "surfaceLiving" : "surfaceTotal",
    ...(withBedrooms.includes(type) ? ["bedrooms"] : []),
  ];
}

const number = (value: unknown, instead: number) => (typeof value === "number" ? value : instead);

/**
 * How much of what visitors expect and the law asks a listing says, and what it lacks. `languages` are those that the
 * site speaks.
 */
export function listingCompleteness(
  listing: ListingFields,
  languages: readonly Language[] = allLanguages,
  today: Date = new Date(),
): Completeness {
  const situation: Situation = {
    region: regionOfPostcode(typeof listing.zip === "string" ? listing.zip : "", number(listing.countryId, 10)),
    goal: listing.goal === 1 ? 1 : 0,
    type: number(listing.webId, 0),
    showsAddress: listing.publishAddress === true,
  };
  const legal = legalFields(situation, today);
  const pictures = Array.isArray(listing.pictures) ? listing.pictures.map(record) : [];

  const altIn = (language: Language) => ({
    part: { field: "pictures", reason: "no-alt", language, legal: false } as const,
    isMissing: pictures.some(({ alt }) => lacksText(alt, language)),
  });

  const asked: { part: MissingPart; isMissing: boolean }[] = [
    ...legal.map((field) => ({
      part: { field, reason: "empty", legal: true } as const,
      isMissing: isEmpty(listing[field]),
    })),
    ...usefulFields(situation)
      .filter((field) => !legal.includes(field))
      .map((field) => ({
        part: { field, reason: "empty", legal: false } as const,
        isMissing: isEmpty(listing[field]),
      })),
    {
      part: { field: "pictures", reason: "few-pictures", legal: false },
      isMissing: pictures.length < enoughPictures,
    },
    ...languages.flatMap((language) => [
      ...(["typeDescription", "description"] as const).map((field) => ({
        part: { field, reason: "empty", language, legal: false } as const,
        isMissing: lacksText(listing[field], language),
      })),
      ...(pictures.length > 0 ? [altIn(language)] : []),
    ]),
  ];
  const missing = asked.filter(({ isMissing }) => isMissing).map(({ part }) => part);
  return { percent: Math.floor((100 * (asked.length - missing.length)) / asked.length), missing };
}
