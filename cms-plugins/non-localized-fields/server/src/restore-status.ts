import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { entryContent, populateEntry } from "@gevel/core";
import { z } from "zod";
import { mergedComponents, partlyLocalizedComponents, populatePaths } from "./partly-localized-components.js";

/** What we use of Strapi's internationalization, which has no types. */
interface I18nContentTypes {
  getNonLocalizedAttributes(contentType: unknown): string[];
  getNestedPopulateOfNonLocalizedAttributes(uid: string): string[];
}
interface Localizations {
  syncNonLocalizedAttributes(entry: unknown, contentType: unknown): Promise<void>;
}

function i18nOf(strapi: Core.Strapi) {
  const i18n = strapi.plugin("i18n");
  return {
    contentTypes: z.custom<I18nContentTypes>().parse(i18n.service("content-types")),
    localizations: z.custom<Localizations>().parse(i18n.service("localizations")),
  };
}

interface ComponentWriter {
  /** Writes the components of a row; what they are then called in `data` of an update of that row. */
  updateComponents(row: { id: number }, data: object): Promise<object>;
}

/** The Document Service's own writing of components, as Strapi's internationalization uses it. */
const writerOf = (strapi: Core.Strapi, uid: UID.ContentType): ComponentWriter => strapi.documents(uid);

const versionSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.string(),
  publishedAt: z.unknown(),
  updatedAt: z.coerce.date(),
});
/** One language of an entry, as draft or as published. */
export type Version = z.infer<typeof versionSchema>;

const isPublished = ({ publishedAt }: Version) => publishedAt !== null && publishedAt !== undefined;

export interface Versions {
  drafts: Version[];
  published: Version[];
}

/** All languages of these entries with their non-localized fields. */
export async function readVersions(strapi: Core.Strapi, uid: UID.ContentType, documentId?: string): Promise<Versions> {
  const populate = [
    ...i18nOf(strapi).contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid),
    ...populatePaths(partlyLocalizedComponents(strapi, uid)),
  ];
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: documentId === undefined ? {} : { documentId }, populate, orderBy: { id: "asc" } });
  const versions = z.array(versionSchema).parse(rows);
  return { drafts: versions.filter((one) => !isPublished(one)), published: versions.filter(isPublished) };
}

/** Copies non-localized values within localized components; Strapi handles whole fields only. */
async function syncComponents(strapi: Core.Strapi, uid: UID.ContentType, source: Version, target: Version) {
  const parts = partlyLocalizedComponents(strapi, uid);
  const names = Object.keys(parts);
  if (names.length === 0) return false;
  const merged = mergedComponents(parts, source, target);
  const before = entryContent(strapi, uid, target, names);
  if (isDeepStrictEqual(entryContent(strapi, uid, { ...target, ...merged }, names), before)) return false;
  const components = await writerOf(strapi, uid).updateComponents(target, merged);
  await strapi.db.query(uid).update({ where: { id: target.id }, data: components });
  return true;
}

/**
 * For one entry in one state: copies the non-localized values of `source` to every other language. Returns the
 * languages that changed.
 */
export async function syncNonLocalizedValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  source: Version,
  versions: readonly Version[],
): Promise<string[]> {
  const contentType = strapi.contentType(uid);
  const names = i18nOf(strapi).contentTypes.getNonLocalizedAttributes(contentType);
  const meant = entryContent(strapi, uid, source, names);
  const others = versions.filter((version) => version.id !== source.id);
  const changed = new Set(
    others
      .filter((version) => !isDeepStrictEqual(entryContent(strapi, uid, version, names), meant))
      .map(({ locale }) => locale),
  );
  if (changed.size > 0) await i18nOf(strapi).localizations.syncNonLocalizedAttributes(source, contentType);
  for (const version of others) if (await syncComponents(strapi, uid, source, version)) changed.add(version.locale);
  return [...changed];
}

async function contentOf(strapi: Core.Strapi, uid: UID.ContentType, { id }: Version): Promise<unknown> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id }, populate: populateEntry(strapi, uid) });
  return row === null ? null : entryContent(strapi, uid, row);
}

/** Unlike `update`, which always sets the current time. */
const setUpdatedAt = (strapi: Core.Strapi, uid: UID.ContentType, { id }: Version, updatedAt: Date) =>
  strapi.db.query(uid).updateMany({ where: { id }, data: { updatedAt } });

/**
 * Strapi calls a language "modified" when its draft was written after its publication. A shared value that was written
 * into both of them must neither leave it so when nothing else differs, nor hide a draft that does differ.
 * `before` is when each published version was last published by staff.
 */
export async function restoreStatus(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { drafts, published }: Versions,
  before: ReadonlyMap<number, Date>,
): Promise<void> {
  for (const version of published) {
    const draft = drafts.find(({ locale }) => locale === version.locale);
    const timestamp = before.get(version.id);
    if (draft === undefined || timestamp === undefined) continue;
    const isSame =
      draft.updatedAt <= timestamp ||
      isDeepStrictEqual(await contentOf(strapi, uid, draft), await contentOf(strapi, uid, version));
    const meant = isSame && draft.updatedAt > timestamp ? draft.updatedAt : timestamp;
    if (version.updatedAt.getTime() !== meant.getTime()) await setUpdatedAt(strapi, uid, version, meant);
  }
}
