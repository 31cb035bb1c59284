import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** One row per mail. It refers to its lead and stores nothing of it, except what staff see of a sent mail. */
export const outboxTable = "gevel_outbox";
/** One row: the CMS process that sends. */
export const outboxJobTable = "gevel_outbox_work";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_305;

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureOutboxTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(outboxTable))) {
      await schema().createTable(outboxTable, (columns) => {
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
    }
    if (!(await schema().hasTable(outboxJobTable))) {
      await schema().createTable(outboxJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
      });
    }
    await table(strapi, trx, outboxJobTable).insert({ id: 1, holder: "", held_until: 0 }).onConflict("id").ignore();
  });
}
