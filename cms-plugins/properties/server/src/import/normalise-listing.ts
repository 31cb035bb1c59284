import {
  fallbackLanguage,
  languages,
  listingAttributes,
  type documentAccess,
  type Goal,
  type ListingAttributeValues,
  type Localized,
  type LocalizedInput,
  type Picture,
  type PropertyInput,
} from "@gevel/config";
import { cleanHtml, cleanLine, cleanText } from "./clean-text.js";

export interface ListingDocument {
  url: string;
  name: Localized;
  kind: "floor-plan" | "document";
  access: (typeof documentAccess)[number];
}

export interface ListingAgent {
  name: string;
  phone: string;
  email: string;
  pictureUrl: string;
}

/** A listing as it is kept: one form for every way of writing it. Its keys stand in one order, so its JSON is canonical. */
export interface NormalisedListing {
  reference: string;
  goal: Goal;
  webId: number;
  webIds: number[];
  mainTypeName: Localized;
  typeDescription: Localized;
  description: Localized;
  recordFile: string;
  publishPrice: boolean;
  price: number | null;
  priceUnit: number;
  priceUnitText: Localized;
  marquee: number;
  marqueeName: Localized;
  publishAddress: boolean;
  street: string;
  houseNumber: string;
  boxNr: string;
  zip: string;
  city: string;
  countryId: number;
  countryName: Localized;
  latitude: number | null;
  longitude: number | null;
  pictures: Picture[];
  documents: ListingDocument[];
  videoUrl: string;
  virtualTourUrl: string;
  agent: ListingAgent | null;
  projectReference: string;
  createdAtSource: string | null;
  attributes: ListingAttributeValues;
}

/** Country of listings that name none. */
export const defaultCountry = 10;

type Cleaner = (text: string) => string;

/** Each language's text, cleaned; an upper-case code counts like a lower-case one; a bare string is the main language's. */
export function localized(value: LocalizedInput | null | undefined, clean: Cleaner = cleanText): Localized {
  if (value === null || value === undefined) return {};
  const result: Localized = {};
  if (typeof value === "string") {
    const text = clean(value);
    return text === "" ? {} : { [fallbackLanguage]: text };
  }
  for (const language of languages) {
    const given = value[language]?.trim() ? value[language] : value[language.toUpperCase()];
    const text = given ? clean(given) : "";
    if (text !== "") result[language] = text;
  }
  return result;
}

function typeIds(value: PropertyInput["webIds"]): number[] {
  const ids =
    typeof value === "string"
      ? value
          .split(",")
          .filter((id) => id.trim() !== "")
          .map(Number)
      : (value ?? []);
  return [...new Set(ids)];
}

function attributes(input: PropertyInput): ListingAttributeValues {
  const values: Record<string, unknown> = {};
  for (const { key, kind } of listingAttributes) {
    const value = input[key];
    if (value === null || value === undefined) values[key] = null;
    else if (kind === "localized") {
      const texts = typeof value === "object" || typeof value === "string" ? localized(value) : {};
      values[key] = Object.keys(texts).length > 0 ? texts : null;
    } else values[key] = kind === "text" && typeof value === "string" ? cleanLine(value) || null : value;
  }
  // Built from the very table the type is made of; the input schema has checked each value's kind.
  return values as ListingAttributeValues;
}

export const lineOf = (value: string | null | undefined) => (value ? cleanLine(value) : "");

/** A Belgian postal code without the B that some write before it. */
export function zipOf(zip: string, countryId: number): string {
  const line = lineOf(zip);
  return countryId === defaultCountry ? line.replace(/^B-?\s*/i, "") : line;
}

export const picturesOf = (pictures: PropertyInput["pictures"]): Picture[] =>
  (pictures ?? []).map(({ url, width, height, name }) => ({
    url,
    width: width ?? null,
    height: height ?? null,
    thumbhash: null,
    alt: localized(name, cleanLine),
  }));

export const documentsOf = (documents: PropertyInput["documents"]): ListingDocument[] =>
  (documents ?? []).map(({ url, name, kind, access }) => ({
    url,
    name: localized(name, cleanLine),
    kind: kind ?? "document",
    access: access ?? "public",
  }));

export const agentOf = (agent: PropertyInput["agent"]): ListingAgent | null =>
  agent
    ? {
        name: lineOf(agent.name),
        phone: lineOf(agent.phone),
        email: lineOf(agent.email),
        pictureUrl: agent.pictureUrl ?? "",
      }
    : null;

/** One form for every way an integrator may write a listing. */
export function normaliseListing(input: PropertyInput): NormalisedListing {
  const countryId = input.countryId ?? defaultCountry;
  return {
    reference: input.reference,
    goal: input.goal,
    webId: input.webId,
    webIds: typeIds(input.webIds),
    mainTypeName: localized(input.mainTypeName, cleanLine),
    typeDescription: localized(input.typeDescription, cleanLine),
    description: localized(input.description, cleanHtml),
    recordFile: lineOf(input.recordFile),
    publishPrice: input.publishPrice ?? true,
    price: input.price ?? null,
    priceUnit: input.priceUnit ?? 0,
    priceUnitText: localized(input.priceUnitText, cleanLine),
    marquee: input.marquee ?? 0,
    marqueeName: localized(input.marqueeName, cleanLine),
    // An address is shown only when the feed says so (PROP-9).
    publishAddress: input.publishAddress ?? false,
    street: lineOf(input.street),
    houseNumber: lineOf(input.houseNumber),
    boxNr: lineOf(input.boxNr),
    zip: zipOf(input.zip, countryId),
    city: lineOf(input.city),
    countryId,
    countryName: localized(input.countryName, cleanLine),
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    pictures: picturesOf(input.pictures),
    documents: documentsOf(input.documents),
    videoUrl: input.videoUrl ?? "",
    virtualTourUrl: input.virtualTourUrl ?? "",
    agent: agentOf(input.agent),
    projectReference: lineOf(input.projectReference),
    createdAtSource: input.createdAt ? new Date(input.createdAt).toISOString() : null,
    attributes: attributes(input),
  };
}
