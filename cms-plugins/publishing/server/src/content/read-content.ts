import { contentAttributes, entryContent, isLocalized, populateEntry } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import type { PublishedType } from "../types/published-types.js";
import type { Content, FieldsOf } from "./references.js";

/** An entry in one language; empty where the type is not localized. */
export interface EntryKey {
  documentId: string;
  locale: string;
}

export const contentSchema = z.record(z.string(), z.unknown());

export const fieldsOf =
  (strapi: Core.Strapi, { uid, without = [] }: PublishedType): FieldsOf =>
  (model) =>
    contentAttributes(strapi, model).filter(([field]) => model !== uid || !without.includes(field));

const stateOf = ({ offSince }: PublishedType, state: "draft" | "published") =>
  offSince !== undefined ? {} : { publishedAt: state === "draft" ? null : { $notNull: true } };

/** Filter for an entry in one state; a type without drafts has one. */
export const entryWhere = (
  strapi: Core.Strapi,
  type: PublishedType,
  { documentId, locale }: EntryKey,
  state: "draft" | "published",
) => ({ documentId, ...(isLocalized(strapi, type.uid) && { locale }), ...stateOf(type, state) });

const rowSchema = z.looseObject({ updatedAt: z.coerce.date() }).nullable();

/** All editable content of an entry as stored, in a JSON form comparable with another version. */
export async function readContent(
  strapi: Core.Strapi,
  type: PublishedType,
  entry: EntryKey,
  state: "draft" | "published",
): Promise<{ content: Content; at: Date } | null> {
  const where = entryWhere(strapi, type, entry, state);
  const found: unknown = await strapi.db.query(type.uid).findOne({ where, populate: populateEntry(strapi, type.uid) });
  const row = rowSchema.parse(found);
  if (row === null) return null;
  const names = fieldsOf(strapi, type)(type.uid).map(([field]) => field);
  const written: unknown = JSON.parse(JSON.stringify(entryContent(strapi, type.uid, row, names)));
  return { content: contentSchema.parse(written), at: row.updatedAt };
}

/** Whether it is on the site now. */
export async function isLive(strapi: Core.Strapi, type: PublishedType, entry: EntryKey): Promise<boolean> {
  const where = { ...entryWhere(strapi, type, entry, "published"), ...(type.offSince && { [type.offSince]: null }) };
  return (await strapi.db.query(type.uid).count({ where })) > 0;
}

const liveRow = z.array(z.object({ locale: z.string().nullish() }));

/** The languages in which a document is on the site. */
export async function liveLocales(strapi: Core.Strapi, type: PublishedType, documentId: string): Promise<string[]> {
  const where = { documentId, ...stateOf(type, "published"), ...(type.offSince && { [type.offSince]: null }) };
  const rows: unknown = await strapi.db.query(type.uid).findMany({ where, ...selectLocale(strapi, type.uid) });
  return liveRow.parse(rows).map(({ locale }) => (isLocalized(strapi, type.uid) ? (locale ?? "") : ""));
}

const selectLocale = (strapi: Core.Strapi, uid: UID.ContentType) => ({
  select: isLocalized(strapi, uid) ? ["locale"] : ["id"],
});
