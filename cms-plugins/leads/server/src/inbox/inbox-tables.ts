import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** The actions of staff on a lead, one per row: notes, states, assignees. Rows are added, never changed. */
export const historyTable = "gevel_lead_history";
/** Answers by staff; their delivery is in the outbox. */
export const answersTable = "gevel_lead_answers";

/** Any fixed number of our own, as in the outbox. */
const creationLock = 4_711_306;

export function ensureInboxTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(historyTable))) {
      await schema().createTable(historyTable, (columns) => {
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
    }
    if (!(await schema().hasTable(answersTable))) {
      await schema().createTable(answersTable, (columns) => {
        columns.string("key", 64).primary();
        columns.string("lead", 64).notNullable().index("gevel_lead_answers_lead");
        columns.bigInteger("at").notNullable();
        columns.text("by").notNullable();
        columns.text("subject").notNullable();
        columns.text("text").notNullable();
      });
    }
  });
}
