import { inTransaction, isLocalized } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { restoreStatus, readVersions, syncNonLocalizedValues } from "./restore-status.js";

const entrySchema = z.object({ documentId: z.string(), locale: z.string() });
const resultSchema = z.union([
  z.object({ entries: z.array(entrySchema) }).transform(({ entries }) => entries),
  entrySchema.transform((entry) => [entry]),
]);
const publicationsSchema = z.array(z.object({ id: z.number(), updatedAt: z.coerce.date() }));

/** A content type of the application that has languages. */
export const isShared = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  uid.startsWith("api::") && isLocalized(strapi, uid);

async function publicationTimes(strapi: Core.Strapi, uid: UID.ContentType, documentId: unknown) {
  const rows: unknown = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ["id", "updatedAt"] });
  return new Map(publicationsSchema.parse(rows).map(({ id, updatedAt }) => [id, updatedAt]));
}

/**
 * A non-localized field has one value for every language: published in one, its value is published in all, in the same
 * transaction. Strapi itself copies it to the drafts of the other languages only, and compares with whichever version
 * it finds first.
 */
export function syncOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!["update", "publish", "discardDraft"].includes(action) || !isShared(strapi, uid)) return next();
    const { status } = z.object({ status: z.unknown().optional() }).parse(params);
    return inTransaction(strapi, async () => {
      const publishes = action === "publish" || status === "published";
      const documentId = "documentId" in params ? params.documentId : undefined;
      const before =
        publishes || action === "discardDraft"
          ? await publicationTimes(strapi, uid, documentId)
          : new Map<number, Date>();
      const known = z
        .array(z.object({ locale: z.string() }))
        .parse(await strapi.db.query(uid).findMany({ where: { documentId, publishedAt: null }, select: ["locale"] }))
        .map(({ locale }) => locale);
      const result = await next();
      const [written] = resultSchema.safeParse(result).data ?? [];
      if (written === undefined) return result;
      const { drafts, published } = await readVersions(strapi, uid, written.documentId);
      for (const versions of [drafts, ...(publishes ? [published] : [])]) {
        // A new language takes over the non-localized values and does not change the other languages.
        const isNew = !known.includes(written.locale);
        const source = versions.find(({ locale }) => (isNew ? known.includes(locale) : locale === written.locale));
        if (source) await syncNonLocalizedValues(strapi, uid, source, versions);
      }
      if (before.size > 0)
        await restoreStatus(strapi, uid, await readVersions(strapi, uid, written.documentId), before);
      return result;
    });
  });
}
