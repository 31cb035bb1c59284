import { createMissingTable, type Migration } from "@gevel/core";

/** The actions of staff on a lead, one per row: notes, states, assignees. Rows are added, never changed. */
export const historyTable = "gevel_lead_history";
/** Answers by staff; their delivery is in the outbox. */
export const answersTable = "gevel_lead_answers";

export const inboxMigrations: readonly Migration[] = [
  {
    name: "003-inbox-tables",
    async up(db) {
      await createMissingTable(db, historyTable, (columns) => {
        columns.increments("id");
        // Document id of the lead.
        columns.string("lead", 64).notNullable().index("gevel_lead_history_lead");
        columns.string("kind", 20).notNullable();
        // In ms.
        columns.bigInteger("at").notNullable();
        // The name of the member of staff, who may have left when it is read.
        columns.text("by").notNullable();
        columns.text("was").notNullable();
        columns.text("now").notNullable();
        // Of a note: one sent twice is stored once.
        columns.string("key", 64).unique({ indexName: "gevel_lead_history_key" });
      });
      await createMissingTable(db, answersTable, (columns) => {
        columns.string("key", 64).primary();
        columns.string("lead", 64).notNullable().index("gevel_lead_answers_lead");
        columns.bigInteger("at").notNullable();
        columns.text("by").notNullable();
        columns.text("subject").notNullable();
        columns.text("text").notNullable();
      });
    },
  },
];
