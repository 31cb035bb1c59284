import { countries, type Listing, type Picture, type PropertyInput } from "@gevel/config";
import { cleanLine } from "./clean-text.js";
import { localized } from "./localized-texts.js";
import type { StoredTexts } from "./stored-texts.js";

/** Country of listings that name none. */
export const defaultCountry = countries.belgium;

export const lineOf = (value: string | null | undefined) => (value ? cleanLine(value) : "");

/** A Belgian postal code without the B that some write before it. */
export function zipOf(zip: string, countryId: number): string {
  const line = lineOf(zip);
  return countryId === defaultCountry ? line.replace(/^B-?\s*/i, "") : line;
}

/** An existing picture, identified by its address, keeps its text in other languages. */
export function picturesOf(pictures: PropertyInput["pictures"], stored: StoredTexts): Picture[] {
  if (stored.isStaffs("pictures")) return stored.pictures;
  if (!pictures?.length) return [];
  const before = new Map(stored.pictures.map(({ url, alt }) => [url, alt]));
  return pictures.map(({ url, width, height, name }) => ({
    url,
    width: width ?? null,
    height: height ?? null,
    thumbhash: null,
    alt: localized(name, cleanLine, before.get(url), stored.bareIn),
  }));
}

export function documentsOf(documents: PropertyInput["documents"], stored: StoredTexts): Listing["documents"] {
  if (stored.isStaffs("documents")) return stored.documents;
  if (!documents?.length) return [];
  const before = new Map(stored.documents.map(({ url, name }) => [url, name]));
  return documents.map(({ url, name, kind, access }) => ({
    url,
    name: localized(name, cleanLine, before.get(url), stored.bareIn),
    kind: kind ?? "document",
    access: access ?? "public",
  }));
}

export const agentOf = (agent: PropertyInput["agent"]): Listing["agent"] =>
  agent
    ? {
        name: lineOf(agent.name),
        phone: lineOf(agent.phone),
        email: lineOf(agent.email),
        pictureUrl: agent.pictureUrl ?? "",
      }
    : null;
