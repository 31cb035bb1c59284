import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { componentWriter, strapiService } from "../bootstrap/strapi-services";
import { entryContent } from "@gevel/core";
import { mergedComponents, partlyLocalizedComponents, populatePaths } from "./partly-localized-components";

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

/** All languages of these entries with the fields that hold for every one of them. */
export async function readVersions(strapi: Core.Strapi, uid: UID.ContentType, documentId?: string): Promise<Versions> {
  const populate = [
    ...strapiService(strapi, "plugin::i18n.content-types").getNestedPopulateOfNonLocalizedAttributes(uid),
    ...populatePaths(partlyLocalizedComponents(strapi, uid)),
  ];
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: documentId === undefined ? {} : { documentId }, populate, orderBy: { id: "asc" } });
  const versions = z.array(versionSchema).parse(rows);
  return { drafts: versions.filter((one) => !isPublished(one)), published: versions.filter(isPublished) };
}

/** What holds for all languages within components that do not; Strapi knows of whole fields alone. */
async function syncComponents(strapi: Core.Strapi, uid: UID.ContentType, source: Version, target: Version) {
  const parts = partlyLocalizedComponents(strapi, uid);
  const names = Object.keys(parts);
  if (names.length === 0) return false;
  const merged = mergedComponents(parts, source, target);
  const before = entryContent(strapi, uid, target, names);
  if (isDeepStrictEqual(entryContent(strapi, uid, { ...target, ...merged }, names), before)) return false;
  const components = await componentWriter(strapi, uid).updateComponents(target, merged);
  await strapi.db.query(uid).update({ where: { id: target.id }, data: components });
  return true;
}

/**
 * Of one entry in one state: the values that hold for all languages become those of `source` in every other one.
 * Answers the languages that had others.
 */
export async function syncNonLocalizedValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  source: Version,
  versions: readonly Version[],
): Promise<string[]> {
  const contentType = strapi.contentType(uid);
  const names = strapiService(strapi, "plugin::i18n.content-types").getNonLocalizedAttributes(contentType);
  const meant = entryContent(strapi, uid, source, names);
  const others = versions.filter((version) => version.id !== source.id);
  const changed = new Set(
    others
      .filter((version) => !isDeepStrictEqual(entryContent(strapi, uid, version, names), meant))
      .map(({ locale }) => locale),
  );
  if (changed.size > 0)
    await strapiService(strapi, "plugin::i18n.localizations").syncNonLocalizedAttributes(source, contentType);
  for (const version of others) if (await syncComponents(strapi, uid, source, version)) changed.add(version.locale);
  return [...changed];
}
