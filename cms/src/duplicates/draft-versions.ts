import { languages, languageSchema, type Language } from "@gevel/config";
import { entryContent, populateEntry } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { DuplicatedUid } from "./duplicated-type";

/** An entry in one language, as staff wrote it. */
export interface DraftVersion {
  language: Language;
  content: Readonly<Record<string, unknown>>;
}

const rowsSchema = z.array(z.looseObject({ locale: languageSchema }));

/** The drafts of an entry, in the order of the languages. */
export async function draftVersions(strapi: Core.Strapi, uid: DuplicatedUid, id: string): Promise<DraftVersion[]> {
  const rows = rowsSchema.parse(
    await strapi.db
      .query(uid)
      .findMany({ where: { documentId: id, publishedAt: null }, populate: populateEntry(strapi, uid) }),
  );
  return rows
    .map((row) => ({ language: row.locale, content: entryContent(strapi, uid, row) }))
    .sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
}

const listedSchema = z.object({ modules: z.array(z.string()).default([]) });

/** The modules of a page in one language; other entries have none. */
export const listedModules = (uid: DuplicatedUid, { content }: DraftVersion): string[] =>
  uid === "api::page.page" ? listedSchema.parse(content).modules : [];
