import type { Core } from "@strapi/strapi";
import { leadUid } from "./lead-schema.js";

/** There was contact about a lead just now: what retention counts from. */
export async function recordContact(strapi: Core.Strapi, lead: string): Promise<void> {
  await strapi.db
    .query(leadUid)
    .updateMany({ where: { documentId: lead }, data: { lastContactAt: new Date().toISOString() } });
}
