import { documentSchema, readLocalized, type DocumentOnRequest, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mailAgency } from "./mail-agency";
import { isGone, listingEntry } from "./listing-entry";

const documents = z.array(documentSchema).catch([]);

/** As the form calls those that have no name. */
const unnamed: Readonly<Record<Language, string>> = { nl: "Document", fr: "Document", en: "Document", de: "Dokument" };

/** FORM-8: what a visitor may ask for now, under the very names that the form has (web's `ask-page.server`). */
export async function mailDocuments(
  strapi: Core.Strapi,
  listingId: number,
  language: Language,
): Promise<DocumentOnRequest[]> {
  const { config } = await mailAgency(strapi, language);
  const entry = await listingEntry(strapi, listingId);
  if (!entry || isGone(entry, config)) return [];
  return documents
    .parse(entry.documents)
    .filter(({ access }) => access === "on-request")
    .map(({ url, name }, index) => ({
      url,
      name: readLocalized(name, language, config.languageDefault) || `${unnamed[language]} ${index + 1}`,
    }));
}
