import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { confirmWindowMs } from "./signed-links.js";
import { subscriptionTable } from "./subscription-table.js";

/** Deletes unconfirmed subscriptions after twice the confirmation period. */
export const dropUnconfirmed = (strapi: Core.Strapi, now: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, subscriptionTable)
      .whereNull("confirmed_at")
      .andWhere("asked_at", "<", now - 2 * confirmWindowMs)
      .delete();
  });
