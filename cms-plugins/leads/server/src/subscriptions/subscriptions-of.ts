import type { Whose } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { stateOf, subscriptionRows, type SubscriptionRow } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";

/** Whoever asked for it is mailed of it, or paused it. */
export const stillRuns = (row: SubscriptionRow): boolean => ["running", "paused"].includes(stateOf(row));

/** What was asked for with these leads, and by the address; where the time of a lead is over, what still runs stands alone. */
export const subscriptionsOf = (strapi: Core.Strapi, { address, leads, reason }: Whose): Promise<SubscriptionRow[]> =>
  inTransaction(strapi, async ({ trx }) => {
    const asked = table(strapi, trx, subscriptionTable).whereIn("lead", [...leads]);
    if (address !== null) void asked.orWhere({ email: address });
    const rows = subscriptionRows.parse(await asked.orderBy("id"));
    return reason === "retention" ? rows.filter((row) => !stillRuns(row)) : rows;
  });
