import { createMissingTable, replaceJobTable, type Migration } from "@gevel/core";
import { z } from "zod";

/** Leads that were announced to be erased, and when they are. */
export const planTable = "gevel_retention_plan";
const formerJobTable = "gevel_retention_work";
/** Erasures that were: how much, never of whom. */
export const erasuresTable = "gevel_erasures";

export const retentionMigrations: readonly Migration[] = [
  {
    name: "004-retention-tables",
    async up(db) {
      await createMissingTable(db, planTable, (columns) => {
        // Document id of the lead.
        columns.string("lead", 64).primary();
        columns.bigInteger("erase_at").notNullable().index("gevel_retention_plan_at");
        // Assigned, or not settled.
        columns.boolean("open").notNullable();
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        columns.bigInteger("looked_at");
      });
      await createMissingTable(db, erasuresTable, (columns) => {
        columns.increments("id");
        columns.bigInteger("at").notNullable();
        columns.string("reason", 20).notNullable();
        // The name of the member of staff; empty for the job.
        columns.text("by").notNullable();
        columns.integer("count").notNullable();
      });
      await db(formerJobTable).insert({ id: 1, holder: "", held_until: 0 }).onConflict("id").ignore();
    },
  },
  {
    name: "013-retention-job",
    up: (db) =>
      replaceJobTable(db, {
        ...{ job: "leads.retention", table: formerJobTable },
        cursor: z.object({ looked_at: z.coerce.number().nullable() }),
      }),
  },
];
