import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export const reasonsTable = "gevel_gate_reasons";

/** An arbitrary fixed number: two instances that start at once create the table one after the other. */
const creationLock = 4_711_350;

/**
 * Creates the table of reasons where it is missing. Reasons outlive their listing, to show later who took
 * responsibility for publishing it.
 */
export function ensureReasonsTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(reasonsTable)) return;
    await schema().createTable(reasonsTable, (columns) => {
      columns.increments("id");
      columns.string("document_id", 255).notNullable().index();
      columns.string("reference", 100).notNullable();
      columns.string("at", 30).notNullable();
      columns.integer("staff_id");
      columns.string("staff_name", 255).notNullable();
      columns.text("reason").notNullable();
      // JSON: the fields that were missing, each with its law.
      columns.text("rules").notNullable();
    });
  });
}
