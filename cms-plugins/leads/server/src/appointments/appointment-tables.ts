import { agentKey } from "@gevel/config";
import { createMissingTable, type Connection, type Migration } from "@gevel/core";
import { z } from "zod";
import { appointmentContentType } from "./appointment-schema.js";

const bookedRows = z.array(z.object({ lead: z.string(), agent_email: z.string() }));

/**
 * One row per viewing that occupies a slot: no two viewings ever have the same place in a slot, nor in one agent's
 * share of it, under any concurrency.
 */
export const reservationsTable = "gevel_visit_places";
/** Days on which staff take no viewings. */
export const closedDaysTable = "gevel_visit_closed_days";
/** Addresses by which calendar programs of staff read the viewings. */
export const calendarsTable = "gevel_visit_calendars";

async function addAgents(db: Connection): Promise<void> {
  await db.schema.alterTable(reservationsTable, (columns) => {
    columns.string("agent", 200).notNullable().defaultTo("");
    columns.integer("agent_place");
    columns.unique(["slot", "agent", "agent_place"], { indexName: "gevel_visit_places_agent" });
  });
  const visits = appointmentContentType.collectionName;
  // Before the first sync of an empty database there are no viewings.
  if (!(await db.schema.hasTable(visits))) return;
  const booked: unknown = await db(visits).whereNotNull("agent_email").select("lead", "agent_email");
  for (const { lead, agent_email } of bookedRows.parse(booked))
    await db(reservationsTable)
      .where({ visit: lead })
      .update({ agent: agentKey(agent_email) });
  await db(reservationsTable).update({ agent_place: db.ref("place") });
}

export const appointmentMigrations: readonly Migration[] = [
  {
    name: "009-appointment-tables",
    async up(db) {
      await createMissingTable(db, reservationsTable, (columns) => {
        columns.string("slot", 16).notNullable();
        columns.integer("place").notNullable();
        // Document id of the lead that requested the viewing; a lead has one.
        columns.string("visit", 64).notNullable().index("gevel_visit_places_visit");
        columns.primary(["slot", "place"]);
      });
      await createMissingTable(db, closedDaysTable, (columns) => {
        columns.string("day", 10).primary();
      });
      await createMissingTable(db, calendarsTable, (columns) => {
        columns.increments("id");
        columns.string("name", 100).notNullable();
        columns.string("agent_email", 200).notNullable();
        columns.string("token_hash", 64).notNullable().unique({ indexName: "gevel_visit_calendars_token" });
        // Milliseconds since 1970.
        columns.bigInteger("created_at").notNullable();
        columns.bigInteger("read_at");
      });
    },
  },
  {
    // Until November 2026 the places were the agency's alone.
    name: "010-agents-of-reservations",
    async up(db) {
      if (!(await db.schema.hasColumn(reservationsTable, "agent"))) await addAgents(db);
    },
  },
];
