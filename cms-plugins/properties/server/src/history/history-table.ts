import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export const historyTable = "gevel_imports";

/** An arbitrary fixed number: two instances that start at once create the table one after the other. */
const creationLock = 4_711_303;

/** Creates the import history where it is missing; Strapi leaves tables alone that it never tracked. */
export function ensureHistoryTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(historyTable)) return;
    await schema().createTable(historyTable, (columns) => {
      columns.increments("id");
      columns.string("at", 30).notNullable();
      columns.string("sender_kind", 10).notNullable();
      columns.string("sender_name", 255).notNullable();
      columns.string("source", 50);
      columns.string("mode", 10);
      columns.string("format", 20);
      columns.string("ending", 10).notNullable();
      for (const count of ["created", "updated", "unchanged", "refused", "withdrawn", "problems"])
        columns.integer(count).notNullable();
      columns.integer("milliseconds").notNullable();
      columns.integer("bytes").notNullable();
      columns.string("file", 100);
      columns.integer("resend_of");
      // JSON: the query of an import file, and details not shown in the list of the import log.
      columns.text("query");
      columns.text("details").notNullable();
    });
  });
}
