import type { ListingState } from "@gevel/config";
import { createMissingTable, replaceJobTable, type Migration } from "@gevel/core";
import { z } from "zod";

/** Page views as portals report them: one row per listing, medium and day. Never added to those of the own site. */
export const portalDaysTable = "owner_stats_portal_days";
/** Each listing as it was when last tracked. */
export const listingStatesTable = "owner_stats_home_states";
/** A row a price or state that became another. */
export const listingChangesTable = "owner_stats_home_changes";
/** Its cursor is the last change tracked. */
export const jobName = "owner-stats.activity";
const formerJobTable = "owner_stats_home_work";

/** States in which a listing is no longer on offer because it was sold or let. */
export const endedStates: ReadonlySet<ListingState> = new Set(["sold", "rented"]);

/** Whether visitors see the price: `is_public` since 009. */
const formerPublic = "told";

export const historyMigrations: readonly Migration[] = [
  {
    name: "003-history-tables",
    async up(db) {
      await createMissingTable(db, portalDaysTable, (columns) => {
        columns.integer("property_id").notNullable();
        columns.string("source", 255).notNullable();
        columns.string("day", 10).notNullable();
        columns.integer("views").notNullable();
        columns.primary(["property_id", "source", "day"]);
      });
      await createMissingTable(db, listingStatesTable, (columns) => {
        columns.integer("listing").primary();
        columns.integer("goal").notNullable();
        columns.string("state", 20).notNullable();
        columns.double("price");
        /** When it came on the market, in ms. */
        columns.bigInteger("since").notNullable();
        /** When it was sold or let, in ms, if observed. */
        columns.bigInteger("ended_at");
      });
      await createMissingTable(db, listingChangesTable, (columns) => {
        columns.increments("id");
        columns.integer("listing").notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("at").notNullable();
        columns.string("kind", 10).notNullable();
        columns.double("before");
        columns.double("after");
        columns.string("state", 20);
        columns.index(["listing", "at"], "owner_stats_home_changes_of");
      });
      await createMissingTable(db, formerJobTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        /** Names the database whose changes were counted; empty before the first look. */
        columns.string("epoch", 64).notNullable();
        columns.bigInteger("position").notNullable();
      });
      const nobody = { id: 1, holder: "", held_until: 0, epoch: "", position: 0 };
      await db(formerJobTable).insert(nobody).onConflict("id").ignore();
    },
  },
  {
    name: "004-public-prices",
    async up(db) {
      for (const of of [listingStatesTable, listingChangesTable]) {
        if (await db.schema.hasColumn(of, formerPublic)) continue;
        await db.schema.alterTable(of, (columns) => void columns.smallint(formerPublic));
        // Every listing is read once more, to learn whether its price is public now.
        await db(formerJobTable).where({ id: 1 }).update({ position: 0 });
      }
    },
  },
  {
    name: "007-activity-job",
    up: (db) =>
      replaceJobTable(db, {
        ...{ job: jobName, table: formerJobTable },
        cursor: z.object({ epoch: z.string(), position: z.coerce.number() }),
      }),
  },
  {
    name: "009-public-column",
    async up(db) {
      for (const of of [listingStatesTable, listingChangesTable])
        if (await db.schema.hasColumn(of, formerPublic))
          await db.raw("ALTER TABLE ?? RENAME COLUMN ?? TO ??", [of, formerPublic, "is_public"]);
    },
  },
];
