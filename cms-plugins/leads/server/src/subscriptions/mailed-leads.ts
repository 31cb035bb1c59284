import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { subscriptionRows } from "./subscription-row.js";
import { isActive } from "./subscriptions-of.js";
import { subscriptionTable } from "./subscription-table.js";

/** Of each of these leads that asked to be mailed of something: whether it still is, or when the last of it was stopped. */
export async function mailedLeads(strapi: Core.Strapi, leads: readonly string[]): Promise<Map<string, "still" | Date>> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, subscriptionTable).whereIn("lead", [...leads]),
  );
  const mailed = new Map<string, "still" | Date>();
  for (const row of subscriptionRows.parse(found)) {
    const known = mailed.get(row.lead);
    if (isActive(row)) mailed.set(row.lead, "still");
    else if (row.ended_at !== null && known !== "still" && (known === undefined || known.getTime() < row.ended_at))
      mailed.set(row.lead, new Date(row.ended_at));
  }
  return mailed;
}

const named = z.array(z.object({ document_id: z.string() }));

interface Stopped {
  forms: readonly string[];
  /** By their number. */
  after: number;
  atMost: number;
}

/** Leads of these forms that asked to be mailed of something, of which nothing is mailed any more. */
export const stoppedLeads = (strapi: Core.Strapi, { forms, after, atMost }: Stopped): Promise<string[]> =>
  inTransaction(strapi, async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(leadUid);
    const subscribed = () => table(strapi, trx, subscriptionTable).select("lead");
    const found: unknown = await table(strapi, trx, tableName)
      .whereIn("form", [...forms])
      .where("id", ">", after)
      .whereIn("document_id", subscribed().whereNotNull("ended_at"))
      .whereNotIn("document_id", subscribed().whereNotNull("confirmed_at").whereNull("ended_at"))
      .orderBy("id")
      .limit(atMost)
      .select("document_id");
    return named.parse(found).map(({ document_id: lead }) => lead);
  });
