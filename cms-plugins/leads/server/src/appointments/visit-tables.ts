import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

/** A row a visit that takes a place: two visits never have the same place of a slot, whatever else goes on. */
export const placesTable = "gevel_visit_places";
/** Days on which staff take no visits. */
export const closedDaysTable = "gevel_visit_closed_days";
/** Addresses by which calendars of people read the visits. */
export const calendarsTable = "gevel_visit_calendars";

/** Any fixed number of our own: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_316;

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureVisitTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(placesTable))) {
      await schema().createTable(placesTable, (columns) => {
        columns.string("slot", 16).notNullable();
        columns.integer("place").notNullable();
        // Document id of the lead that asked for the visit: it has one.
        columns.string("visit", 64).notNullable().index("gevel_visit_places_visit");
        columns.primary(["slot", "place"]);
      });
    }
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
