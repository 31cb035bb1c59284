import { randomUUID } from "node:crypto";
import { createMissingTable, type Migration } from "@gevel/core";

export const changesTable = "gevel_changes";
/** Items that came with the first import of their source. */
export const baselineTable = "gevel_import_baseline";
export const counterTable = "gevel_change_counter";

export const changeMigrations: readonly Migration[] = [
  {
    name: "001-change-tables",
    async up(db) {
      await createMissingTable(db, counterTable, (columns) => {
        columns.integer("id").primary();
        columns.string("epoch", 64).notNullable();
        columns.bigInteger("value").notNullable();
      });
      await createMissingTable(db, changesTable, (columns) => {
        columns.bigInteger("seq").primary();
        columns.string("kind", 20).notNullable();
        columns.string("key", 255).notNullable();
        columns.string("at", 30).notNullable();
        columns.unique(["kind", "key"], { indexName: "gevel_changes_kind_key" });
      });
      // The table's name until 27 November 2026.
      if (await db.schema.hasTable("gevel_no_news")) await db.schema.renameTable("gevel_no_news", baselineTable);
      await createMissingTable(db, baselineTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.string("key", 255).notNullable();
        columns.primary(["kind", "key"]);
      });
      await db(counterTable).insert({ id: 1, epoch: randomUUID(), value: 0 }).onConflict("id").ignore();
    },
  },
];
