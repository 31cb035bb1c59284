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

/** Databases from before migrations have no record of any. */
export const forgetMigrations = (db: Connection): Promise<void> => db.schema.dropTable("gevel_migrations");
