import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { isPublishable } from "../write/write-documents";
import { storedLocales } from "./stored-locales";

const rowsSchema = z.array(
  z.looseObject({ id: z.number(), locale: z.string(), publishedAt: z.unknown(), updatedAt: z.coerce.date() }),
);
type Row = z.infer<typeof rowsSchema>[number];

/**
 * Changes each language of an entry of staff, by what `change` makes of its draft; null leaves it as it is. What was published
 * as the draft has it is published again; changes that staff did not publish yet stay unpublished, and this among them.
 */
export async function extendEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  populate: object,
  change: (draft: Row) => Record<string, unknown> | null,
): Promise<void> {
  const documents = strapi.documents(uid);
  if (!isPublishable(documents)) throw new Error(`${uid} has no drafts`);
  const where = { documentId, locale: { $in: await storedLocales(strapi) } };
  const found: unknown = await strapi.db.query(uid).findMany({ where, populate });
  const rows = rowsSchema.parse(found);
  for (const draft of rows.filter(({ publishedAt }) => publishedAt === null)) {
    const data = change(draft);
    if (data === null) continue;
    const published = rows.find(({ locale, publishedAt }) => locale === draft.locale && publishedAt !== null);
    await documents.update({ documentId, locale: draft.locale, data });
    if (published?.updatedAt.getTime() === draft.updatedAt.getTime())
      await documents.publish({ documentId, locale: [draft.locale] });
  }
}
