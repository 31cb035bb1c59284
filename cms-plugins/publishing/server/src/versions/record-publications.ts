import { inTransaction, isLocalized } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { isLive, liveLocales } from "../content/read-content.js";
import { endPlan, deletePlans, plannedLocales } from "../plans/plan-rows.js";
import { currentPublisher } from "../staff/current-publisher.js";
import { publishedTypes, type PublishedType } from "../types/published-types.js";
import { recordExisting, recordPublished } from "./record-version.js";
import { deleteVersions, versionedLocales } from "./version-rows.js";

const paramsSchema = z.object({ documentId: z.string().optional(), status: z.unknown().optional() });
const entrySchema = z.object({ documentId: z.string(), locale: z.string().nullish() });
const resultSchema = z.union([
  z.object({ entries: z.array(entrySchema) }).transform(({ entries }) => entries),
  entrySchema.transform((entry) => [entry]),
]);

type PublicationEvent = "publishes" | "unpublishes" | "deletes" | null;

function publicationEvent({ offSince }: PublishedType, action: string, status: unknown): PublicationEvent {
  const writes = ["create", "update", "clone"].includes(action);
  if (action === "delete") return "deletes";
  if (offSince !== undefined) return writes ? "publishes" : null;
  if (action === "unpublish") return "unpublishes";
  return action === "publish" || (writes && status === "published") ? "publishes" : null;
}

/** Deletes plans that are fulfilled, by hand or when due, and those of entries that no longer exist. */
async function endFulfilledPlans(strapi: Core.Strapi, type: PublishedType, documentId: string): Promise<void> {
  const live = await liveLocales(strapi, type, documentId);
  for (const locale of await plannedLocales(strapi, type.uid, documentId))
    if (!live.includes(locale)) await endPlan(strapi, { uid: type.uid, documentId, locale }, "unpublish");
}

async function deleteForgotten(strapi: Core.Strapi, type: PublishedType, documentId: string): Promise<void> {
  const { uid } = type;
  const known = [
    ...(await versionedLocales(strapi, uid, documentId)),
    ...(await plannedLocales(strapi, uid, documentId)),
  ];
  for (const locale of new Set(known)) {
    const where = { documentId, ...(isLocalized(strapi, uid) && { locale }) };
    if ((await strapi.db.query(uid).count({ where })) > 0) continue;
    await deleteVersions(strapi, { uid, documentId, locale });
    await deletePlans(strapi, { uid, documentId, locale });
  }
}

/**
 * Every publication through a form, the API or a plan is stored as a version in the same transaction. Registered before
 * all other middlewares, so that it sees their result. Imports of listings bypass the Document Service.
 */
export function recordPublications(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const type = publishedTypes(strapi).get(context.uid);
    if (type === undefined) return next();
    const { documentId, status } = paramsSchema.parse(context.params ?? {});
    const event = publicationEvent(type, context.action, status);
    if (event === null) return next();
    return inTransaction(strapi, async () => {
      const by = currentPublisher(strapi);
      // Also before unpublishing: its address is known.
      if ((event === "unpublishes" || (event === "publishes" && by)) && documentId !== undefined)
        await recordExisting(strapi, type, documentId);
      const result = await next();
      if (event === "publishes" && by)
        for (const { documentId: written, locale } of resultSchema.safeParse(result).data ?? []) {
          const entry = { documentId: written, locale: isLocalized(strapi, type.uid) ? (locale ?? "") : "" };
          if (!(await isLive(strapi, type, entry))) continue;
          await recordPublished(strapi, type, entry, by);
          await endPlan(strapi, { uid: type.uid, ...entry }, "publish");
        }
      if (documentId !== undefined && (event === "unpublishes" || type.offSince !== undefined))
        await endFulfilledPlans(strapi, type, documentId);
      if (documentId !== undefined && event === "deletes") await deleteForgotten(strapi, type, documentId);
      return result;
    });
  });
}
