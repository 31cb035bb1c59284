import { lockChanges } from "@gevel/change-log";
import { neverRead, ifUnmodifiedSinceHeader, type EditConflict } from "@gevel/config";
import { defaultLocale, inTransaction, isLocalized, staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";

const saveSchema = z.object({
  headers: z.object({
    [ifUnmodifiedSinceHeader]: z.union([z.literal(neverRead), z.iso.datetime().transform((text) => new Date(text))]),
  }),
  params: z.object({ model: z.string(), id: z.string() }),
  state: z.object({ user: z.object({ id: z.number() }) }),
});
const rowSchema = z
  .object({
    updatedAt: z.coerce.date(),
    updatedBy: z
      .object({ id: z.number(), firstname: z.string().nullable(), lastname: z.string().nullable() })
      .nullish(),
  })
  .nullable();

const changedBy = (by: string): StaffText => ({
  nl: `${by || "Een programma"} heeft dit intussen gewijzigd. Er is niets overschreven.`,
  fr: `${by || "Un programme"} a modifié cet élément entre-temps. Rien n'a été écrasé.`,
  en: `${by || "A program"} changed this meanwhile. Nothing was overwritten.`,
});

/** The version that the admin's form shows: the draft if the type has drafts, in the requested language. */
async function currentVersion(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: unknown) {
  const { options } = z
    .object({ options: z.object({ draftAndPublish: z.boolean().optional() }).optional() })
    .parse(strapi.contentType(uid));
  const row: unknown = await strapi.db.query(uid).findOne({
    where: {
      documentId,
      ...(isLocalized(strapi, uid) && { locale: locale ?? (await defaultLocale(strapi)) }),
      ...(options?.draftAndPublish && { publishedAt: null }),
    },
    select: ["updatedAt"],
    populate: { updatedBy: { select: ["id", "firstname", "lastname"] } },
  });
  return rowSchema.parse(row);
}

/**
 * A save in the admin names the version its form was loaded from, and is rejected if that is not the version it would
 * overwrite. Requests that name none (a program, an import) pass as before.
 */
export function rejectStaleUpdates(strapi: Core.Strapi): void {
  const passed = new WeakSet<object>();
  strapi.documents.use(async (context, next) => {
    const request: unknown = strapi.requestContext.get();
    const { uid, action, params } = context;
    if ((action !== "update" && action !== "publish") || typeof request !== "object" || request === null) return next();
    const save = passed.has(request) ? undefined : saveSchema.safeParse(request).data;
    const { documentId, locale } = z.object({ documentId: z.unknown(), locale: z.unknown() }).partial().parse(params);
    if (save === undefined || save.params.model !== uid || save.params.id !== documentId) return next();
    return inTransaction(strapi, async () => {
      await lockChanges(strapi);
      const current = await currentVersion(strapi, uid, save.params.id, locale);
      const unmodifiedSince = save.headers[ifUnmodifiedSinceHeader];
      if (
        current !== null &&
        (unmodifiedSince === neverRead || current.updatedAt.getTime() !== unmodifiedSince.getTime())
      ) {
        const by = [current.updatedBy?.firstname, current.updatedBy?.lastname].filter(Boolean).join(" ");
        const own = current.updatedBy?.id === save.state.user.id;
        const changedMeanwhile: EditConflict = { at: current.updatedAt.toISOString(), by, own };
        throw new errors.ValidationError(textIn(changedBy(by), staffLanguage(strapi)), { changedMeanwhile });
      }
      // A publication saves first; its second step must not find its own first.
      passed.add(request);
      return next();
    });
  });
}
