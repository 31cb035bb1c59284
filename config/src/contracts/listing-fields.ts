import { z } from "zod";
import { countries } from "../site/limits.js";
import * as kind from "./listing-field-kinds.js";

/**
 * The owner of a field of a listing or project. `feed`: an import always writes it. `staff once edited`: an import
 * writes it until staff change it in the admin; from then on their value stays, until they reset it. `staff`: no import
 * file has it, and an import leaves it unchanged.
 */
export type FieldOwner = "feed" | "staff once edited" | "staff";

/** The headed parts of the form in the admin, in their order. */
export const listingFormParts = [
  "offer",
  "price",
  "place",
  "texts",
  "media",
  "agent",
  "attributes",
  "seo",
  "source",
] as const;
export type ListingFormPart = (typeof listingFormParts)[number];

interface ListingField {
  readonly kind: string;
  /** Its name in an import item, if different from the column's. */
  readonly sentAs?: string;
  readonly input: z.ZodType;
  readonly value: z.ZodType;
  readonly unsaid: unknown;
  /** Whether it is public. Fields that depend on more than that (PROP-8, PROP-9) are decided by the public shape. */
  readonly isPublic: boolean;
  /** Whether cards use it too; lists store these fields of each listing separately. */
  readonly onCard?: true;
  readonly owner: FieldOwner;
  /** The part of the form that contains it. */
  readonly part: ListingFormPart;
  /** The custom field of the admin that edits it, if its kind does not imply one. */
  readonly editor?: "marquee" | "map-point";
}

/**
 * The own fields of a listing, each declared once: its input, stored and public value, its owner and its place in the
 * form. Contract, column, reading and writing of rows, public shape and form are derived from this; the labels for
 * staff are in `messages/listing-field-labels.ts`. The order is that of the stored JSON, from which checksums are
 * computed: append new ones at the end.
 */
export const listingFields = {
  reference: { ...kind.reference, isPublic: false, owner: "feed", part: "offer" },
  goal: { ...kind.goal, isPublic: true, onCard: true, owner: "staff once edited", part: "offer" },
  webId: { ...kind.type, isPublic: true, onCard: true, owner: "staff once edited", part: "offer" },
  webIds: { ...kind.types, isPublic: true, owner: "staff once edited", part: "offer" },
  mainTypeName: { ...kind.texts, isPublic: true, onCard: true, owner: "staff once edited", part: "source" },
  /** The headline; may be empty. */
  typeDescription: { ...kind.texts, isPublic: true, onCard: true, owner: "staff once edited", part: "texts" },
  description: { ...kind.html, isPublic: true, owner: "staff once edited", part: "texts" },
  recordFile: { ...kind.line, isPublic: true, owner: "feed", part: "offer" },
  publishPrice: { ...kind.flag(true), isPublic: true, onCard: true, owner: "staff once edited", part: "price" },
  price: {
    ...kind.decimal({ min: 0, max: 1_000_000_000 }),
    value: z.number().nonnegative().nullable(),
    isPublic: true,
    onCard: true,
    owner: "staff once edited",
    part: "price",
  },
  priceUnit: {
    ...kind.whole({ min: 0, max: 99 }, 0),
    isPublic: true,
    onCard: true,
    owner: "staff once edited",
    part: "price",
  },
  priceUnitText: { ...kind.texts, isPublic: true, onCard: true, owner: "staff once edited", part: "price" },
  marquee: {
    ...kind.whole({ min: 0, max: 999 }, 0),
    isPublic: true,
    onCard: true,
    owner: "staff once edited",
    part: "offer",
    editor: "marquee",
  },
  marqueeName: { ...kind.texts, isPublic: true, onCard: true, owner: "staff once edited", part: "source" },
  // An address is shown only when the sender says so (PROP-9).
  publishAddress: { ...kind.flag(false), isPublic: true, owner: "staff once edited", part: "place" },
  street: { ...kind.line, isPublic: true, owner: "staff once edited", part: "place" },
  houseNumber: { ...kind.line, isPublic: true, owner: "staff once edited", part: "place" },
  boxNr: { ...kind.line, isPublic: true, owner: "staff once edited", part: "place" },
  zip: { ...kind.zip, isPublic: true, onCard: true, owner: "staff once edited", part: "place" },
  city: { ...kind.requiredLine, isPublic: true, onCard: true, owner: "staff once edited", part: "place" },
  countryId: {
    ...kind.whole({ min: 1, max: 999 }, countries.belgium),
    isPublic: true,
    onCard: true,
    owner: "staff once edited",
    part: "place",
  },
  countryName: { ...kind.texts, isPublic: true, owner: "staff once edited", part: "source" },
  // Visitors see a point (PROP-9), which may be that of the town.
  latitude: {
    ...kind.decimal({ min: -90, max: 90 }),
    isPublic: false,
    owner: "staff once edited",
    part: "place",
    editor: "map-point",
  },
  longitude: { ...kind.decimal({ min: -180, max: 180 }), isPublic: false, owner: "staff once edited", part: "place" },
  pictures: { ...kind.pictures, isPublic: true, owner: "staff once edited", part: "media" },
  documents: { ...kind.documents, isPublic: true, owner: "staff once edited", part: "media" },
  videoUrl: { ...kind.url, isPublic: true, owner: "staff once edited", part: "media" },
  virtualTourUrl: { ...kind.url, isPublic: true, owner: "staff once edited", part: "media" },
  agent: { ...kind.agent, isPublic: true, owner: "staff once edited", part: "agent" },
  /** The project it is a unit of: sent as its reference within the source, published as its `key`; or empty. */
  projectReference: { ...kind.line, isPublic: true, owner: "feed", part: "offer" },
  /** The date it came on the market; stored when given, so that "newest" is right after a first import. */
  createdAtSource: { ...kind.date, sentAs: "createdAt", isPublic: false, owner: "feed", part: "source" },
  // L6: told to a visitor before a viewing, in the confirmation and nowhere else. Visitors are never asked about their
  // own.
  minimumIncome: {
    ...kind.decimal({ min: 0, max: 1_000_000 }),
    isPublic: false,
    owner: "staff once edited",
    part: "price",
  },
  maximumPersons: { ...kind.decimal({ min: 0, max: 99 }), isPublic: false, owner: "staff once edited", part: "price" },
  /** Months of rent; if missing, the usual number. */
  depositMonths: { ...kind.decimal({ min: 0, max: 12 }), isPublic: false, owner: "staff once edited", part: "price" },
  /** Percentage of the price, paid when an offer is signed; if missing, the usual one. */
  advancePercent: { ...kind.decimal({ min: 0, max: 100 }), isPublic: false, owner: "staff once edited", part: "price" },
} as const satisfies Readonly<Record<string, ListingField>>;

export type ListingFields = typeof listingFields;
export type ListingFieldKey = keyof ListingFields;
export type ListingFieldKind = ListingFields[ListingFieldKey]["kind"];
/** The own fields of a listing as stored. */
export type ListingFieldValues = { [Key in ListingFieldKey]: z.infer<ListingFields[Key]["value"]> };

// The keys of an object that nothing else is ever added to.
export const listingFieldKeys = Object.keys(listingFields) as readonly ListingFieldKey[];

/** The value of each field if nothing was sent. */
export const defaultFieldValues: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(listingFields).map(([key, { unsaid }]) => [key, unsaid]),
);
