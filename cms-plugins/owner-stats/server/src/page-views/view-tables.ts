import { createMissingTable, type Migration } from "@gevel/core";

/** The page views of a listing on a Brussels day: the only data on page views stored for good. */
export const viewDaysTable = "gevel_view_days";
/** Who was counted when on the current day, as irreversible marks. */
export const viewMarksTable = "gevel_view_marks";
/** The salts of the marks, one per Brussels day. */
export const viewSaltsTable = "gevel_view_salts";
/** Batches received from the site, so that each counts once. */
export const viewBatchesTable = "gevel_view_batches";

export const viewMigrations: readonly Migration[] = [
  {
    name: "002-view-tables",
    async up(db) {
      await createMissingTable(db, viewDaysTable, (columns) => {
        columns.integer("listing").notNullable();
        columns.string("day", 10).notNullable().index("gevel_view_days_day");
        columns.integer("views").notNullable();
        columns.primary(["listing", "day"]);
      });
      await createMissingTable(db, viewMarksTable, (columns) => {
        columns.string("mark", 22).notNullable();
        // Seconds since 1970.
        columns.bigInteger("at").notNullable().index("gevel_view_marks_at");
        columns.primary(["mark", "at"]);
      });
      await createMissingTable(db, viewSaltsTable, (columns) => {
        columns.string("day", 10).primary();
        columns.string("salt", 64).notNullable();
      });
      await createMissingTable(db, viewBatchesTable, (columns) => {
        columns.string("batch", 36).primary();
        // Milliseconds since 1970.
        columns.bigInteger("at").notNullable().index("gevel_view_batches_at");
      });
    },
  },
  {
    // A listing is compared with thousands: the index sums their days without reading the table.
    name: "005-sums-of-view-days",
    async up(db) {
      await db.raw("create index if not exists gevel_view_days_sums on ?? (listing, day, views)", [viewDaysTable]);
    },
  },
];
