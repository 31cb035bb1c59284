import type { Core } from "@strapi/strapi";

/** Any number that nothing else in this database locks by. */
const firstStartLock = 7431001;

/**
 * Runs `work` while no other CMS instance on the same database runs it. Instances that start together wait for each
 * other on PostgreSQL; SQLite has one instance.
 */
export async function oneAtATime(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return work();
  // The lock lives in a transaction of its own, on another connection than the work, and falls when that ends or dies.
  await strapi.db.connection.transaction(async (holder) => {
    await holder.raw("select pg_advisory_xact_lock(?)", [firstStartLock]);
    await work();
  });
}
