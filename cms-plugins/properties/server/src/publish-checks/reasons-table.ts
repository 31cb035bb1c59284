import { createMissingTable, type Migration } from "@gevel/core";

/** Reasons outlive their listing, to show later who took responsibility for publishing it. */
export const reasonsTable = "gevel_gate_reasons";

export const reasonsMigrations: readonly Migration[] = [
  {
    name: "006-publishing-reasons-table",
    up: (db) =>
      createMissingTable(db, reasonsTable, (columns) => {
        columns.increments("id");
        columns.string("document_id", 255).notNullable().index();
        columns.string("reference", 100).notNullable();
        columns.string("at", 30).notNullable();
        columns.integer("staff_id");
        columns.string("staff_name", 255).notNullable();
        columns.text("reason").notNullable();
        // JSON: the fields that were missing, each with its law.
        columns.text("rules").notNullable();
      }),
  },
];
