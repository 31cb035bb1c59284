import type { ContentRules } from "@gevel/config";
import { defaultLanguage, inTransaction, staffLanguage, textIn } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import { stillUsed } from "./still-used.js";

const paramsSchema = z.object({
  documentId: z.string(),
  locale: z.union([z.string(), z.array(z.string())]).nullish(),
});

/**
 * Entries in use cannot be unpublished or deleted, in any of Strapi's ways: all go through the Document Service. For an
 * entry that was never published, its uses in drafts count.
 */
export function restrictRemovals(strapi: Core.Strapi, { types, typeNames, obstacle }: ContentRules): void {
  const uids = new Set(types.map(({ uid }) => uid));
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!uids.has(uid) || (action !== "unpublish" && action !== "delete")) return next();
    const { documentId, locale } = paramsSchema.parse(params);
    return inTransaction(strapi, async () => {
      const languages = locale === "*" ? null : [locale ?? (await defaultLanguage(strapi))].flat();
      for (const status of action === "delete" ? (["published", "draft"] as const) : (["published"] as const)) {
        const found = await obstacle({ uid, documentId, languages }, status);
        if (found === null) continue;
        const message = "needed" in found ? found.needed : stillUsed(found.uses, typeNames);
        throw new errors.ApplicationError(textIn(message, staffLanguage(strapi)));
      }
      return next();
    });
  });
}
