import { inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** How many visits a home had on a Brussels day: all that is kept of visits for good. */
export const viewDaysTable = "gevel_view_days";
/** Who of the running day was counted when, as nobody can turn back. */
export const viewMarksTable = "gevel_view_marks";
/** What marks are made with, one a Brussels day. */
export const viewSaltsTable = "gevel_view_salts";
/** What was taken over from the site, each once. */
export const viewBatchesTable = "gevel_view_batches";

/** Any fixed number of our own: two instances that start at once create the tables one after the other. */
const creationLock = 4_711_320;

/** A home is held beside thousands: their days are added up without a look at the table. Databases of before lack it. */
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
