import { isLocalized } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const byStaff = z.object({
  state: z.object({
    auth: z.object({ strategy: z.object({ name: z.literal("admin") }) }),
    user: z.object({ id: z.number() }),
  }),
});
const written = z.union([
  z
    .object({ entries: z.array(z.object({ documentId: z.string(), locale: z.string() })).min(1) })
    .transform(({ entries }) => entries),
  z.object({ documentId: z.string(), locale: z.string() }).transform((entry) => [entry]),
]);

/**
 * A save copies non-localized fields into the other languages, and Strapi leaves the name of their previous editor on
 * them: an edit conflict there would name the wrong person.
 */
export function setUpdatedBy(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const staff = byStaff.safeParse(strapi.requestContext.get()).data;
    if (staff === undefined || !["update", "publish", "discardDraft"].includes(action) || !isLocalized(strapi, uid))
      return next();
    const start = new Date();
    const result = await next();
    for (const { documentId, locale } of written.safeParse(result).data ?? [])
      await strapi.db.query(uid).updateMany({
        where: { documentId, publishedAt: null, locale: { $ne: locale }, updatedAt: { $gte: start } },
        data: { updatedBy: staff.state.user.id },
      });
    return result;
  });
}
