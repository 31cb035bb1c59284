import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Leads that were announced to be erased, and when they are. */
export const planTable = "gevel_retention_plan";
/** One row: the holder of the retention lease, and the time of the last run. */
export const retentionJobTable = "gevel_retention_work";
/** Erasures that were: how much, never of whom. */
export const erasuresTable = "gevel_erasures";

/** Any fixed number of our own, as in the outbox. */
const creationLock = 4_711_307;

export function ensureRetentionTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(planTable))) {
      await schema().createTable(planTable, (columns) => {
        // Document id of the lead.
        columns.string("lead", 64).primary();
        columns.bigInteger("erase_at").notNullable().index("gevel_retention_plan_at");
        // Assigned, or not settled.
        columns.boolean("open").notNullable();
      });
    }
    if (!(await schema().hasTable(retentionJobTable))) {
      await schema().createTable(retentionJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        columns.bigInteger("looked_at");
      });
    }
    if (!(await schema().hasTable(erasuresTable))) {
      await schema().createTable(erasuresTable, (columns) => {
        columns.increments("id");
        columns.bigInteger("at").notNullable();
        columns.string("reason", 20).notNullable();
        // The name of the member of staff; empty for the job.
        columns.text("by").notNullable();
        columns.integer("count").notNullable();
      });
    }
    await table(strapi, trx, retentionJobTable).insert({ id: 1, holder: "", held_until: 0 }).onConflict("id").ignore();
  });
}
