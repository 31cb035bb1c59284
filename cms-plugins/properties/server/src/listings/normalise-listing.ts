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
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { StoredTexts } from "../items/stored-texts.js";

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

/**
 * Each language's text, cleaned; an upper-case code counts like a lower-case one; a bare string is the main language's.
 * What is not named stays as it was `before`: a value left out says nothing of any language, null that there is none in
 * any, and null or an empty text for a code that there is none in that one.
 */
export function localized(
  value: LocalizedInput | null | undefined,
  clean: Cleaner = cleanText,
  before: Localized = {},
): Localized {
  if (value === undefined) return before;
  const result: Localized = {};
  if (value === null) return result;
  const given = typeof value === "string" ? { [fallbackLanguage]: value } : value;
  for (const language of languages) {
    const codes = [language, language.toUpperCase()].filter((code) => given[code] !== undefined);
    const said = codes.map((code) => clean(given[code] ?? "")).find((written) => written !== "");
    const text = codes.length === 0 ? before[language] : said;
    if (text) result[language] = text;
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

function attributes(input: PropertyInput, textsOf: TextsOf): ListingAttributeValues {
  const values: Record<string, unknown> = {};
  for (const { key, kind } of listingAttributes) {
    const value = input[key];
    if (kind === "localized") {
      const isText = value === null || value === undefined || typeof value === "object" || typeof value === "string";
      const texts = isText ? textsOf(key, value, cleanText) : {};
      values[key] = Object.keys(texts).length > 0 ? texts : null;
    } else if (value === null || value === undefined) values[key] = null;
    else values[key] = kind === "text" && typeof value === "string" ? cleanLine(value) || null : value;
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

type TextsOf = (key: string, value: LocalizedInput | null | undefined, clean: Cleaner) => Localized;

/** Reads the texts of an item by their attributes, adding to those that are there. */
export const textsReader =
  (stored: StoredTexts): TextsOf =>
  (key, value, clean) =>
    stored.isStaffs(key) ? stored.of(key) : localized(value, clean, stored.of(key));

/** One that is there keeps its name in other languages; it is known by its address. */
export function picturesOf(pictures: PropertyInput["pictures"], stored: StoredTexts): Picture[] {
  if (stored.isStaffs("pictures")) return stored.pictures;
  if (!pictures?.length) return [];
  const before = new Map(stored.pictures.map(({ url, alt }) => [url, alt]));
  return pictures.map(({ url, width, height, name }) => ({
    url,
    width: width ?? null,
    height: height ?? null,
    thumbhash: null,
    alt: localized(name, cleanLine, before.get(url)),
  }));
}

export function documentsOf(documents: PropertyInput["documents"], stored: StoredTexts): ListingDocument[] {
  if (stored.isStaffs("documents")) return stored.documents;
  if (!documents?.length) return [];
  const before = new Map(stored.documents.map(({ url, name }) => [url, name]));
  return documents.map(({ url, name, kind, access }) => ({
    url,
    name: localized(name, cleanLine, before.get(url)),
    kind: kind ?? "document",
    access: access ?? "public",
  }));
}

export const agentOf = (agent: PropertyInput["agent"]): ListingAgent | null =>
  agent
    ? {
        name: lineOf(agent.name),
        phone: lineOf(agent.phone),
        email: lineOf(agent.email),
        pictureUrl: agent.pictureUrl ?? "",
      }
    : null;

/** What of a row an item adds languages to. */
export const listingTexts: readonly string[] = [
  ...["mainTypeName", "typeDescription", "description", "priceUnitText", "marqueeName", "countryName"],
  ...["pictures", "documents", "attributes"],
];

/** One form for every way an integrator may write a listing. */
export function normaliseListing(input: PropertyInput, stored = new StoredTexts(null)): NormalisedListing {
  const textsOf = textsReader(stored);
  const countryId = input.countryId ?? defaultCountry;
  return {
    reference: input.reference,
    goal: input.goal,
    webId: input.webId,
    webIds: typeIds(input.webIds),
    mainTypeName: textsOf("mainTypeName", input.mainTypeName, cleanLine),
    typeDescription: textsOf("typeDescription", input.typeDescription, cleanLine),
    description: textsOf("description", input.description, cleanHtml),
    recordFile: lineOf(input.recordFile),
    publishPrice: input.publishPrice ?? true,
    price: input.price ?? null,
    priceUnit: input.priceUnit ?? 0,
    priceUnitText: textsOf("priceUnitText", input.priceUnitText, cleanLine),
    marquee: input.marquee ?? 0,
    marqueeName: textsOf("marqueeName", input.marqueeName, cleanLine),
    // An address is shown only when the feed says so (PROP-9).
    publishAddress: input.publishAddress ?? false,
    street: lineOf(input.street),
    houseNumber: lineOf(input.houseNumber),
    boxNr: lineOf(input.boxNr),
    zip: zipOf(input.zip, countryId),
    city: lineOf(input.city),
    countryId,
    countryName: textsOf("countryName", input.countryName, cleanLine),
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    pictures: picturesOf(input.pictures, stored),
    documents: documentsOf(input.documents, stored),
    videoUrl: input.videoUrl ?? "",
    virtualTourUrl: input.virtualTourUrl ?? "",
    agent: agentOf(input.agent),
    projectReference: lineOf(input.projectReference),
    createdAtSource: input.createdAt ? new Date(input.createdAt).toISOString() : null,
    attributes: attributes(input, textsOf),
  };
}
