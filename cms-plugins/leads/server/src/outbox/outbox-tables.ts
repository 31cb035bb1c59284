import { createMissingTable, replaceJobTable, type Migration } from "@gevel/core";

/** One row per mail. It refers to its lead and stores nothing of it, except what staff see of a sent mail. */
export const outboxTable = "gevel_outbox";
export const outboxJobName = "leads.mails";
const formerJobTable = "gevel_outbox_work";

export const outboxMigrations: readonly Migration[] = [
  {
    name: "002-outbox-tables",
    async up(db) {
      await createMissingTable(db, outboxTable, (columns) => {
        columns.increments("id");
        // Document id: a lead has one row, whatever else becomes of it.
        columns.string("lead", 64).notNullable();
        columns.string("kind", 20).notNullable();
        // Tells several mails of that kind apart; empty if there is one.
        columns.string("part", 64).notNullable().defaultTo("");
        columns.string("message_id", 255).notNullable().unique({ indexName: "gevel_outbox_message_id" });
        columns.string("state", 10).notNullable();
        // Number of attempts, and of rejections by a mail server.
        columns.integer("tries").notNullable();
        columns.integer("refusals").notNullable();
        // Moments in ms.
        columns.bigInteger("created_at").notNullable();
        columns.bigInteger("next_at").notNullable();
        columns.bigInteger("sent_at");
        columns.text("recipients");
        columns.text("subject");
        columns.text("problem");
        columns.unique(["lead", "kind", "part"], { indexName: "gevel_outbox_lead" });
        columns.index(["state", "next_at"], "gevel_outbox_due");
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
      });
      await db(formerJobTable).insert({ id: 1, holder: "", held_until: 0 }).onConflict("id").ignore();
    },
  },
  {
    name: "012-outbox-job",
    up: (db) => replaceJobTable(db, { job: outboxJobName, table: formerJobTable }),
  },
];
