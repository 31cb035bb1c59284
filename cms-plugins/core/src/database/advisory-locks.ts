import type { Core } from "@strapi/strapi";
import type { Connection } from "./database.js";

/**
 * Every number that Gevel locks by in PostgreSQL, whose advisory locks are one list per database. A number keeps its
 * meaning: a process of the previous version may run beside this one.
 */
export const advisoryLocks = {
  /** A CMS that starts, until first content exists. */
  start: 7_431_001,
  migrations: 4_711_301,
  /** Erasing a person's data. */
  erasure: 4_711_308,
  /** Counting a batch of page views. */
  viewBatches: 4_711_321,
} as const;

/** Waits for the lock and holds it until the transaction ends. SQLite has one writer anyway. */
export async function lockInTransaction(
  strapi: Core.Strapi,
  trx: Connection,
  lock: keyof typeof advisoryLocks,
): Promise<void> {
  if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [advisoryLocks[lock]]);
}
