import { inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** One row for each that somebody asked to be mailed of; it holds an address and what is looked for, and no name. */
export const subscriptionTable = "gevel_subscriptions";

/** Any fixed number of our own: two instances that start at once create the table one after the other. */
const creationLock = 4_711_309;

/** What a table of an earlier version has not; null in its rows, as in those that nobody was asked about yet. */
async function addLaterColumns(strapi: Core.Strapi, trx: Connection): Promise<void> {
  const schema = () => strapi.db.getSchemaConnection(trx);
  // Moments in ms: they said that they still want it, and since when they are asked.
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
      /** Document id of the lead: what was asked for together is confirmed together. */
      columns.string("lead", 64).notNullable();
      columns.string("kind", 20).notNullable();
      columns.string("email", 200).notNullable().index("gevel_subscriptions_email");
      columns.string("language", 2).notNullable();
      /** JSON; null where no homes are told of. */
      columns.text("wish");
      columns.string("frequency", 10);
      // Moments in ms.
      columns.bigInteger("asked_at").notNullable();
      columns.bigInteger("confirmed_at");
      columns.string("text_version", 20);
      columns.bigInteger("paused_at");
      columns.bigInteger("ended_at");
      /** The change number that a wish begins after: what was there before, a visitor saw on the site. */
      columns.bigInteger("since");
      columns.unique(["lead", "kind"], { indexName: "gevel_subscriptions_lead" });
    });
    await addLaterColumns(strapi, trx);
  });
}
