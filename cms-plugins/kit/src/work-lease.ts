import type { Core } from "@strapi/strapi";
import { inTransaction, table } from "./database.js";

/** A table whose one row says who has a work: columns `id` (1), `holder`, `held_until` in ms. */
interface Work {
  table: string;
  /** Of one running CMS. */
  holder: string;
}

/**
 * Takes a work for this CMS, or goes on having it: the row lock of the database decides which of several that ask at once.
 * False while another has it. One whose holder is gone is free again when the lease ends.
 */
export function takeWorkLease(
  strapi: Core.Strapi,
  { table: name, holder }: Work,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const taken: unknown = await table(strapi, trx, name)
      .where({ id: 1 })
      .andWhere((free) => void free.where({ holder }).orWhere("held_until", "<", now))
      .update({ holder, held_until: now + leaseMs });
    return taken === 1;
  });
}

export function leaveWorkLease(strapi: Core.Strapi, { table: name, holder }: Work): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, name).where({ id: 1, holder }).update({ held_until: 0 });
  });
}
