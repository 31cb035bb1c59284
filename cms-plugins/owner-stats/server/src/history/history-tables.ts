import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Page views as portals report them: one row per listing, medium and day. Never added to those of the own site. */
export const portalDaysTable = "owner_stats_portal_days";
/** Each listing as it was when last tracked. */
export const listingStatesTable = "owner_stats_home_states";
/** A row a price or state that became another. */
export const listingChangesTable = "owner_stats_home_changes";
/** One row: which CMS tracks the changes now, and up to which revision. */
export const trackingJobTable = "owner_stats_home_work";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_330;

/** Whether visitors see the price; missing in older databases. */
const told = "told";
const addToldColumn = (columns: { smallint(name: string): unknown }) => void columns.smallint(told);

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureHistoryTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(portalDaysTable))) {
      await schema().createTable(portalDaysTable, (columns) => {
        columns.integer("property_id").notNullable();
        columns.string("source", 255).notNullable();
        columns.string("day", 10).notNullable();
        columns.integer("views").notNullable();
        columns.primary(["property_id", "source", "day"]);
      });
    }
    if (!(await schema().hasTable(listingStatesTable))) {
      await schema().createTable(listingStatesTable, (columns) => {
        columns.integer("listing").primary();
        columns.integer("goal").notNullable();
        columns.string("state", 20).notNullable();
        columns.double("price");
        addToldColumn(columns);
        /** When it came on the market, in ms. */
        columns.bigInteger("since").notNullable();
        /** When it was sold or let, in ms, if observed. */
        columns.bigInteger("ended_at");
      });
    }
    if (!(await schema().hasTable(listingChangesTable))) {
      await schema().createTable(listingChangesTable, (columns) => {
        columns.increments("id");
        columns.integer("listing").notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("at").notNullable();
        columns.string("kind", 10).notNullable();
        columns.double("before");
        columns.double("after");
        columns.string("state", 20);
        addToldColumn(columns);
        columns.index(["listing", "at"], "owner_stats_home_changes_of");
      });
    }
    if (!(await schema().hasTable(trackingJobTable))) {
      await schema().createTable(trackingJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        /** Names the database whose changes were counted; empty before the first look. */
        columns.string("epoch", 64).notNullable();
        columns.bigInteger("position").notNullable();
      });
    }
    for (const of of [listingStatesTable, listingChangesTable])
      if (!(await schema().hasColumn(of, told))) {
        await schema().alterTable(of, addToldColumn);
        // Every listing is read once more, to learn whether its price is public now.
        await table(strapi, trx, trackingJobTable).where({ id: 1 }).update({ position: 0 });
      }
    const nobody = { id: 1, holder: "", held_until: 0, epoch: "", position: 0 };
    await table(strapi, trx, trackingJobTable).insert(nobody).onConflict("id").ignore();
  });
}
