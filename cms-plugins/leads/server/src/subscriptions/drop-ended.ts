import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { dropSubscriptions } from "./drop-subscriptions.js";
import { subscriptionTable } from "./subscription-table.js";

/** So long its link still says that it was stopped. */
const shownMs = 30 * 86_400_000;

const ids = z.array(z.object({ id: z.number() }));

/** What outlived its lead and was stopped since then is kept by nobody else. */
export const dropEnded = (strapi: Core.Strapi, now: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(leadUid);
    const found: unknown = await table(strapi, trx, subscriptionTable)
      .where("ended_at", "<", now - shownMs)
      .whereNotIn("lead", table(strapi, trx, tableName).select("document_id"))
      .select("id");
    const ended = ids.parse(found).map(({ id }) => id);
    await dropSubscriptions(strapi, trx, ended);
  });
