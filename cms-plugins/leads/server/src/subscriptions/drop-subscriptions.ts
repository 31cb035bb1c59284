import { table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { outboxTable } from "../outbox/outbox-tables.js";
import { deleteAlerts } from "./alert-tables.js";
import { subscriptionTable } from "./subscription-table.js";

/** Erases these subscriptions with all that was mailed of them, or was to be. */
export async function dropSubscriptions(strapi: Core.Strapi, trx: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = () => table(strapi, trx, subscriptionTable).whereIn("id", [...ids]);
  await deleteAlerts(strapi, trx, ids);
  await table(strapi, trx, outboxTable).where({ kind: "renewal" }).whereIn("lead", rows().select("key")).delete();
  await rows().delete();
}
