import { languages, languageSchema, type Language } from "@gevel/config";
import { entryContent, populateEntry } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import type { DuplicatedType } from "./duplicated-types.js";

/** An entry in one language, as staff wrote it. */
export interface DraftVersion {
  language: Language;
  content: Readonly<Record<string, unknown>>;
}

const rowsSchema = z.array(z.looseObject({ locale: languageSchema }));

/** The drafts of an entry, in the order of the languages. */
export async function draftVersions(strapi: Core.Strapi, uid: UID.ContentType, id: string): Promise<DraftVersion[]> {
  const rows = rowsSchema.parse(
    await strapi.db
      .query(uid)
      .findMany({ where: { documentId: id, publishedAt: null }, populate: populateEntry(strapi, uid) }),
  );
  return rows
    .map((row) => ({ language: row.locale, content: entryContent(strapi, uid, row) }))
    .sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
}

const listSchema = z.array(z.string()).catch([]);

/** The parts of an entry in one language. */
export const listedParts = ({ parts }: DuplicatedType, { content }: DraftVersion): string[] =>
  parts === undefined ? [] : listSchema.parse(content[parts.field]);
