import type { DataSubject } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { stateOf, subscriptionRows, type SubscriptionRow } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";

/** Whether it is running or paused. */
export const isActive = (row: SubscriptionRow): boolean => ["running", "paused"].includes(stateOf(row));

/** The subscriptions of these leads and of the address; at the end of a lead's retention its active ones are excluded. */
export const subscriptionsOf = (
  strapi: Core.Strapi,
  { address, leads, reason }: Omit<DataSubject, "enquiries">,
): Promise<SubscriptionRow[]> =>
  inTransaction(strapi, async ({ trx }) => {
    const query = table(strapi, trx, subscriptionTable).whereIn("lead", [...leads]);
    if (address !== null) void query.orWhere({ email: address });
    const rows = subscriptionRows.parse(await query.orderBy("id"));
    return reason === "retention" ? rows.filter((row) => !isActive(row)) : rows;
  });
