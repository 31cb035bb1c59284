import { versionKinds, type Version } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { contentSchema, type EntryKey } from "../content/read-content.js";
import type { Content } from "../content/references.js";
import { versionsTable } from "../tables/publishing-tables.js";

/** Versions stored per entry and language. */
const maxVersions = 50;

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);

const metaShape = {
  id: z.coerce.number(),
  uid: z.string(),
  document: z.string(),
  locale: z.string(),
  kind: z.enum(versionKinds),
  // PostgreSQL returns a bigint as text.
  at: z.coerce.number(),
  by: z.string(),
  changed: json(z.array(z.string()).nullable()),
};
const metaSchema = z.object(metaShape);
type VersionMeta = z.infer<typeof metaSchema>;
const rowSchema = z.object({
  ...metaShape,
  content: json(contentSchema),
  names: json(z.record(z.string(), z.string())),
});
export type VersionRow = z.infer<typeof rowSchema>;

type Key = EntryKey & { uid: string };
const where = ({ uid, documentId, locale }: Key) => ({ uid, document: documentId, locale });

export const toVersion = ({ id, kind, at, by, changed }: VersionMeta): Version => ({
  ...{ id, kind, by, changed },
  at: new Date(at).toISOString(),
});

export interface NewVersion {
  kind: VersionMeta["kind"];
  at: number;
  by: string;
  content: Content;
  names: Readonly<Record<string, string>>;
  changed: readonly string[] | null;
}

/** Stores a version and deletes the excess ones. */
export function addVersion(strapi: Core.Strapi, key: Key, version: NewVersion): Promise<void> {
  const { content, names, changed, ...meta } = version;
  return inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, versionsTable);
    await rows().insert({
      ...where(key),
      ...meta,
      content: JSON.stringify(content),
      names: JSON.stringify(names),
      changed: JSON.stringify(changed),
    });
    const old: unknown = await rows().where(where(key)).orderBy("id", "desc").offset(maxVersions).first("id");
    const oldest = z.object({ id: z.coerce.number() }).safeParse(old).data;
    if (oldest) await rows().where(where(key)).andWhere("id", "<=", oldest.id).delete();
  });
}

/** The newest first. */
export function versionsOf(strapi: Core.Strapi, key: Key): Promise<VersionMeta[]> {
  return inTransaction(strapi, async ({ trx }) =>
    z.array(metaSchema).parse(
      await table(strapi, trx, versionsTable)
        .where(where(key))
        .orderBy("id", "desc")
        .select(...Object.keys(metaShape)),
    ),
  );
}

export function versionById(strapi: Core.Strapi, id: number): Promise<VersionRow | null> {
  return inTransaction(strapi, async ({ trx }) =>
    rowSchema.nullable().parse((await table(strapi, trx, versionsTable).where({ id }).first()) ?? null),
  );
}

interface Before {
  /** Stored before this one. */
  id?: number;
  /** As published at this time. */
  at?: number;
}

/** The newest publication of an entry at that time. A draft saved before a restore was never on the site. */
export function publicationOf(strapi: Core.Strapi, key: Key, { id, at }: Before = {}): Promise<VersionRow | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const query = table(strapi, trx, versionsTable).where(where(key)).andWhereNot({ kind: "draft" });
    if (id !== undefined) void query.andWhere("id", "<", id);
    if (at !== undefined) void query.andWhere("at", "<=", at);
    return rowSchema.nullable().parse((await query.orderBy("id", "desc").first()) ?? null);
  });
}

const contentRows = z.array(z.object({ document: z.string(), locale: z.string(), content: json(contentSchema) }));

export type LastPublication = z.infer<typeof contentRows>[number];

/** The last published content of entries of a type, whether they still exist or not. */
export function lastPublications(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<LastPublication[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const ofType = () => table(strapi, trx, versionsTable).where({ uid }).andWhereNot({ kind: "draft" });
    const found: LastPublication[] = [];
    // Databases take so many values in one question.
    for (let start = 0; start < documentIds.length; start += 200) {
      const some = documentIds.slice(start, start + 200);
      const newest = ofType().whereIn("document", some).groupBy("document", "locale").max("id");
      found.push(...contentRows.parse(await ofType().whereIn("id", newest).select("document", "locale", "content")));
    }
    return found;
  });
}

const localeRows = z.array(z.object({ locale: z.string() }));

/** The languages of a document of which there is a publication. */
export function versionedLocales(strapi: Core.Strapi, uid: string, documentId: string): Promise<string[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, versionsTable)
      .where({ uid, document: documentId })
      .andWhereNot({ kind: "draft" })
      .distinct("locale");
    return localeRows.parse(found).map(({ locale }) => locale);
  });
}

export function deleteVersions(strapi: Core.Strapi, key: Key): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, versionsTable).where(where(key)).delete();
  });
}
