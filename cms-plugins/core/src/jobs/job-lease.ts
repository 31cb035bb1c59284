import type { Core } from "@strapi/strapi";
import { inTransaction, table } from "../database/database.js";

/** A table whose one row says who has a work: columns `id` (1), `holder`, `held_until` in ms. */
interface JobLease {
  table: string;
  /** Of one running CMS. */
  holder: string;
}

/**
 * Takes a work for this CMS, or goes on having it: the row lock of the database decides which of several that ask at once.
 * False while another has it. One whose holder is gone is free again when the lease ends.
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
