import type { Core } from "@strapi/strapi";
import { inTransaction, table } from "../database/database.js";

/** A table whose one row names the holder of a job: columns `id` (1), `holder`, `held_until` in ms. */
interface JobLease {
  table: string;
  /** Identifies a running CMS. */
  holder: string;
}

/**
 * Takes or renews the lease of a job for this CMS; the database's row lock decides between several that try at once.
 * False while another holds it. If the holder dies, the job is free again when the lease expires.
 */
export function acquireJobLease(
  strapi: Core.Strapi,
  { table: name, holder }: JobLease,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const updated: unknown = await table(strapi, trx, name)
      .where({ id: 1 })
      .andWhere((lease) => void lease.where({ holder }).orWhere("held_until", "<", now))
      .update({ holder, held_until: now + leaseMs });
    return updated === 1;
  });
}

export function releaseJobLease(strapi: Core.Strapi, { table: name, holder }: JobLease): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, name).where({ id: 1, holder }).update({ held_until: 0 });
  });
}
