import { inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** One row per subscription; it stores an address and the search criteria, and no name. */
export const subscriptionTable = "gevel_subscriptions";

/** An arbitrary fixed number: two instances that start at once create the table one after the other. */
const creationLock = 4_711_309;

/** Adds columns missing in a table of an earlier version; null in its rows, as in those not asked yet. */
async function addLaterColumns(strapi: Core.Strapi, trx: Connection): Promise<void> {
  const schema = () => strapi.db.getSchemaConnection(trx);
  // In ms: when it was renewed, and when the renewal question was asked.
  for (const name of ["renewed_at", "asked_again_at"])
    if (!(await schema().hasColumn(subscriptionTable, name)))
      await schema().alterTable(subscriptionTable, (columns) => void columns.bigInteger(name));
  if (!(await schema().hasColumn(subscriptionTable, "ended_by")))
    await schema().alterTable(subscriptionTable, (columns) => void columns.string("ended_by", 20));
}

/** Creates the table where it is missing; Strapi leaves tables alone that it never tracked. */
export function ensureSubscriptionTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(subscriptionTable)) return addLaterColumns(strapi, trx);
    await schema().createTable(subscriptionTable, (columns) => {
      columns.increments("id");
      /** Names it in links: not to be guessed from another one. */
      columns.string("key", 36).notNullable().unique({ indexName: "gevel_subscriptions_key" });
      /** Document id of the lead: subscriptions of one lead are confirmed together. */
      columns.string("lead", 64).notNullable();
      columns.string("kind", 20).notNullable();
      columns.string("email", 200).notNullable().index("gevel_subscriptions_email");
      columns.string("language", 2).notNullable();
      /** JSON; null if it includes no listings. */
      columns.text("wish");
      columns.string("frequency", 10);
      // Moments in ms.
      columns.bigInteger("asked_at").notNullable();
      columns.bigInteger("confirmed_at");
      columns.string("text_version", 20);
      columns.bigInteger("paused_at");
      columns.bigInteger("ended_at");
      /** The change number a saved search starts after: the visitor saw earlier listings on the site. */
      columns.bigInteger("since");
      columns.unique(["lead", "kind"], { indexName: "gevel_subscriptions_lead" });
    });
    await addLaterColumns(strapi, trx);
  });
}
