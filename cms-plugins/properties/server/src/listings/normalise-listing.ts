import {
  listingAttributes,
  type Goal,
  type Listing,
  type ListingAttributeValues,
  type Localized,
  type Picture,
  type PropertyInput,
} from "@gevel/config";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { agentOf, defaultCountry, documentsOf, lineOf, picturesOf, zipOf } from "../items/item-values.js";
import { textsReader, type TextsOf } from "../items/localized-texts.js";
import { StoredTexts } from "../items/stored-texts.js";

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
  documents: Listing["documents"];
  videoUrl: string;
  virtualTourUrl: string;
  agent: Listing["agent"];
  projectReference: string;
  createdAtSource: string | null;
  attributes: ListingAttributeValues;
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
