import { inTransaction, type Connection, type Migration } from "@gevel/core";
import type { BootedCms } from "./boot-cms.js";

/** As the start of a database that has no record of them; for tests that give a running CMS tables of an earlier version. */
export const applyMigrations = (
  { strapi }: Pick<BootedCms, "strapi">,
  migrations: readonly Migration[],
): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    for (const { up } of migrations) await up(trx);
  });

/**
 * Databases from before migrations have no record of any, no table of jobs, the lease of the reports beside their
 * schedule, and an earlier name of the column that says whether a price is public.
 */
export async function forgetMigrations(db: Connection): Promise<void> {
  await db.schema.dropTable("gevel_migrations");
  await db.schema.dropTable("gevel_jobs");
  await db.schema.alterTable("owner_stats_report_work", (columns) => {
    columns.string("holder", 64).notNullable().defaultTo("");
    columns.bigInteger("held_until").notNullable().defaultTo(0);
  });
  for (const of of ["owner_stats_home_states", "owner_stats_home_changes"])
    await db.schema.alterTable(of, (columns) => void columns.renameColumn("is_public", "told"));
}
