import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { subscriptionTable } from "../subscription-table.js";

/** FORM-12: staff end what somebody rang about. Whether that ended it: a second tab, or whoever it is, may have been first. */
export const endOnRequest = (strapi: Core.Strapi, one: string, now: number): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const ended: unknown = await table(strapi, trx, subscriptionTable)
      .where({ key: one, ended_at: null })
      .update({ ended_at: now, ended_by: "staff" });
    return ended === 1;
  });
