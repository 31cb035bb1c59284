import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export const limitsTable = "gevel_shared_limits";

/** Any fixed number of our own: two instances that start at once create the table one after the other. */
const creationLock = 4_711_310;

/** Creates the table where it is missing; Strapi leaves tables alone that it never tracked. */
export function ensureLimitsTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(limitsTable)) return;
    await schema().createTable(limitsTable, (columns) => {
      columns.string("key", 200).primary();
      columns.string("value", 200).notNullable();
      columns.integer("times").notNullable();
      // Milliseconds since 1970.
      columns.bigInteger("until").notNullable();
      columns.index(["until"], "gevel_shared_limits_until");
    });
  });
}
