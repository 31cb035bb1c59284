import { inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** The page views of a listing on a Brussels day: the only data on page views stored for good. */
export const viewDaysTable = "gevel_view_days";
/** Who was counted when on the current day, as irreversible marks. */
export const viewMarksTable = "gevel_view_marks";
/** The salts of the marks, one per Brussels day. */
export const viewSaltsTable = "gevel_view_salts";
/** Batches received from the site, so that each counts once. */
export const viewBatchesTable = "gevel_view_batches";

/** An arbitrary fixed number: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_320;

/** A listing is compared with thousands: the index sums their days without reading the table. Missing in older databases. */
async function addSumsIndex(strapi: Core.Strapi, trx: Connection): Promise<void> {
  const schema = strapi.db.getSchemaName();
  const name = schema ? `${schema}.${viewDaysTable}` : viewDaysTable;
  await trx.raw("create index if not exists gevel_view_days_sums on ?? (listing, day, views)", [name]);
}

/** Creates the tables where they are missing; Strapi leaves tables alone that it never tracked. */
export function ensureViewTables(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (!(await schema().hasTable(viewDaysTable)))
      await schema().createTable(viewDaysTable, (columns) => {
        columns.integer("listing").notNullable();
        columns.string("day", 10).notNullable().index("gevel_view_days_day");
        columns.integer("views").notNullable();
        columns.primary(["listing", "day"]);
      });
    await addSumsIndex(strapi, trx);
    if (!(await schema().hasTable(viewMarksTable)))
      await schema().createTable(viewMarksTable, (columns) => {
        columns.string("mark", 22).notNullable();
        // Seconds since 1970.
        columns.bigInteger("at").notNullable().index("gevel_view_marks_at");
        columns.primary(["mark", "at"]);
      });
    if (!(await schema().hasTable(viewSaltsTable)))
      await schema().createTable(viewSaltsTable, (columns) => {
        columns.string("day", 10).primary();
        columns.string("salt", 64).notNullable();
      });
    if (!(await schema().hasTable(viewBatchesTable)))
      await schema().createTable(viewBatchesTable, (columns) => {
        columns.string("batch", 36).primary();
        // Milliseconds since 1970.
        columns.bigInteger("at").notNullable().index("gevel_view_batches_at");
      });
  });
}
