import {
  importSourceSettingsSchema,
  defaultSourceSettings,
  type ImportSource,
  type ImportSourceSettings,
} from "@gevel/config";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { officeSource } from "../items/office-source.js";
import { importSourceUid, projectUid, propertyUid } from "../rows/content-type-uids.js";

const { shape } = importSourceSettingsSchema;
const eachOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((values) => values.flatMap((value) => schema.safeParse(value).data ?? []));

/** As stored; settings that a later version no longer knows are dropped, and the rest applies. */
const storedSchema = z.object({
  source: z.string(),
  title: shape.title.catch(defaultSourceSettings.title),
  countryId: shape.countryId.catch(null),
  language: shape.language.catch(null),
  mode: shape.mode.catch(null),
  ownFields: eachOf(shape.ownFields.unwrap().element).catch([]),
  pictureHosts: eachOf(shape.pictureHosts.unwrap().element).catch([]),
  dates: shape.dates.catch(defaultSourceSettings.dates),
});

function sourceOf(row: unknown): ImportSource {
  const { source, ...settings } = storedSchema.parse(row);
  return { source, settings };
}

const sources = (strapi: Core.Strapi) => strapi.db.query(importSourceUid);

/** The settings of a source; null where it does not exist yet. */
export async function findSource(strapi: Core.Strapi, source: string): Promise<ImportSource | null> {
  const row: unknown = await sources(strapi).findOne({ where: { source } });
  return row ? sourceOf(row) : null;
}

/** By name. */
export async function listSources(strapi: Core.Strapi): Promise<ImportSource[]> {
  const rows: unknown = await sources(strapi).findMany({ orderBy: { source: "asc" } });
  return z.array(z.unknown()).parse(rows).map(sourceOf);
}

/** The source, created if it does not exist yet; two concurrent calls create one. */
export async function ensureSource(strapi: Core.Strapi, source: string): Promise<ImportSource> {
  const known = await findSource(strapi, source);
  if (known) return known;
  try {
    await sources(strapi).create({ data: { source, ...defaultSourceSettings } });
  } catch (cause) {
    const made = await findSource(strapi, source);
    if (made) return made;
    throw cause;
  }
  return { source, settings: defaultSourceSettings };
}

/** Replaces all settings of the source; a source that never sent anything may get its settings first. */
export async function saveSource(
  strapi: Core.Strapi,
  source: string,
  settings: ImportSourceSettings,
): Promise<ImportSource> {
  await ensureSource(strapi, source);
  // Strapi changes the object it is given.
  await sources(strapi).update({ where: { source }, data: { ...settings } });
  return { source, settings };
}

/** Sources of listings and projects that were imported before sources had settings. */
export async function recordEarlierSources(strapi: Core.Strapi): Promise<void> {
  const named = await inTransaction(strapi, async ({ trx }) => {
    const found = [propertyUid, projectUid].map(async (uid) => {
      const { name, column } = tableOf(strapi, uid);
      const rows: unknown = await table(strapi, trx, name).distinct({ source: column("source") });
      return z.array(z.object({ source: z.string().nullable() })).parse(rows);
    });
    return (await Promise.all(found)).flat();
  });
  const known = new Set((await listSources(strapi)).map(({ source }) => source));
  for (const source of new Set(named.map((row) => row.source)))
    if (source !== null && source !== officeSource && !known.has(source)) await ensureSource(strapi, source);
}
