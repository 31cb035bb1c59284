import { createMissingTable, type Migration } from "@gevel/core";

export const historyTable = "gevel_imports";

export const historyMigrations: readonly Migration[] = [
  {
    name: "001-import-history-table",
    up: (db) =>
      createMissingTable(db, historyTable, (columns) => {
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
      }),
  },
];
