import { interestsFromSavedSearch, savedSearchFromInterests } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { subscriptionRows } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";

/** SQLite binds at most 32,766 values a statement. */
const rowsAtOnce = 500;

const leads = z.array(
  z.object({
    documentId: z.string(),
    data: z.object({ interests: z.union([z.string(), z.array(z.string())]) }).catch({ interests: [] }),
  }),
);

/**
 * FORM-9: subscriptions to new-build projects from before alerts covered projects get them from now on. Such a row has
 * no saved search if projects were the only choice. Otherwise the choice is read from the lead, unless that was erased.
 */
export async function migrateProjectInterests(strapi: Core.Strapi): Promise<void> {
  for (let migrated = rowsAtOnce; migrated === rowsAtOnce;)
    migrated = await inTransaction(strapi, async ({ trx }) => {
      const found: unknown = await table(strapi, trx, subscriptionTable)
        .where({ kind: "keep-informed" })
        .andWhere((old) => void old.whereNull("wish").orWhereNot("wish", "like", '%"projects"%'))
        .orderBy("id")
        .limit(rowsAtOnce);
      const rows = subscriptionRows.parse(found);
      if (rows.length === 0) return 0;
      const leadRows: unknown = await strapi.db
        .query(leadUid)
        .findMany({ where: { documentId: { $in: rows.map(({ lead }) => lead) } }, select: ["documentId", "data"] });
      const chosen = new Map(
        leads.parse(leadRows).map(({ documentId, data }) => [documentId, [data.interests].flat()]),
      );
      for (const { id, lead, wish, frequency } of rows) {
        const interests = wish ? [...interestsFromSavedSearch(wish), ...(chosen.get(lead) ?? [])] : ["new-projects"];
        await table(strapi, trx, subscriptionTable)
          .where({ id })
          .update({ wish: JSON.stringify(savedSearchFromInterests(interests)), frequency: frequency ?? "daily" });
      }
      return rows.length;
    });
}
