import { randomUUID } from "node:crypto";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export const changesTable = "gevel_changes";
/** Items that came with the first import of their source. */
export const baselineTable = "gevel_import_baseline";
export const counterTable = "gevel_change_counter";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_302;

/**
 * Creates the change log if it is missing; Strapi leaves tables alone that it never tracked. Every bootstrap step that
 * may write a change calls it first: plugins are bootstrapped before the application.
 */
export function ensureChangeTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(counterTable))) {
      await schema().createTable(counterTable, (columns) => {
        columns.integer("id").primary();
        columns.string("epoch", 64).notNullable();
        columns.bigInteger("value").notNullable();
      });
    }
    if (!(await schema().hasTable(changesTable))) {
      await schema().createTable(changesTable, (columns) => {
        columns.bigInteger("seq").primary();
        columns.string("kind", 20).notNullable();
        columns.string("key", 255).notNullable();
        columns.string("at", 30).notNullable();
        columns.unique(["kind", "key"], { indexName: "gevel_changes_kind_key" });
      });
    }
    // The table's name until 27 November 2026.
    if (await schema().hasTable("gevel_no_news")) await schema().renameTable("gevel_no_news", baselineTable);
    if (!(await schema().hasTable(baselineTable))) {
      await schema().createTable(baselineTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.string("key", 255).notNullable();
        columns.primary(["kind", "key"]);
      });
    }
    await table(strapi, trx, counterTable).insert({ id: 1, epoch: randomUUID(), value: 0 }).onConflict("id").ignore();
  });
}
