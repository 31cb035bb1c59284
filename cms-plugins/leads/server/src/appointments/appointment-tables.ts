import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { Knex } from "knex";
import { z } from "zod";
import { agentKey } from "./agent-key.js";
import { appointmentContentType } from "./appointment-schema.js";

const bookedRows = z.array(z.object({ lead: z.string(), agent_email: z.string() }));

/**
 * One row per viewing that occupies a slot: no two viewings ever have the same place in a slot, nor in one agent's
 * share of it, under any concurrency.
 */
export const reservationsTable = "gevel_visit_places";
/** Days on which staff take no visits. */
export const closedDaysTable = "gevel_visit_closed_days";
/** Addresses by which calendar programs of staff read the viewings. */
export const calendarsTable = "gevel_visit_calendars";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_316;

async function addAgents(strapi: Core.Strapi, trx: Knex): Promise<void> {
  await strapi.db.getSchemaConnection(trx).alterTable(reservationsTable, (columns) => {
    columns.string("agent", 200).notNullable().defaultTo("");
    columns.integer("agent_place");
    columns.unique(["slot", "agent", "agent_place"], { indexName: "gevel_visit_places_agent" });
  });
  const visits = appointmentContentType.collectionName;
  const rows = () => table(strapi, trx, reservationsTable);
  const booked: unknown = await table(strapi, trx, visits).whereNotNull("agent_email").select("lead", "agent_email");
  for (const { lead, agent_email } of bookedRows.parse(booked))
    await rows()
      .where({ visit: lead })
      .update({ agent: agentKey(agent_email) });
  await rows().update({ agent_place: trx.ref("place") });
}

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureAppointmentTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(reservationsTable))) {
      await schema().createTable(reservationsTable, (columns) => {
        columns.string("slot", 16).notNullable();
        columns.integer("place").notNullable();
        // Document id of the lead that requested the viewing; a lead has one.
        columns.string("visit", 64).notNullable().index("gevel_visit_places_visit");
        columns.primary(["slot", "place"]);
      });
    }
    // Until November 2026 the places were the agency's alone.
    if (!(await schema().hasColumn(reservationsTable, "agent"))) await addAgents(strapi, trx);
    if (!(await schema().hasTable(closedDaysTable))) {
      await schema().createTable(closedDaysTable, (columns) => {
        columns.string("day", 10).primary();
      });
    }
    if (!(await schema().hasTable(calendarsTable))) {
      await schema().createTable(calendarsTable, (columns) => {
        columns.increments("id");
        columns.string("name", 100).notNullable();
        columns.string("agent_email", 200).notNullable();
        columns.string("token_hash", 64).notNullable().unique({ indexName: "gevel_visit_calendars_token" });
        // Milliseconds since 1970.
        columns.bigInteger("created_at").notNullable();
        columns.bigInteger("read_at");
      });
    }
  });
}
