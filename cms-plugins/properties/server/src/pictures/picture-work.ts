import { inTransaction, leaveWorkLease, table, takeWorkLease } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { workTable } from "./picture-tables.js";

/** One whose holder is gone is free again after so long; a pass renews it with every batch. */
const leaseMs = 120_000;

const workRow = z.object({ followed: z.coerce.number(), swept_at: z.coerce.number(), rules: z.string() });

export interface PictureWork {
  /** Number of the last change that was looked at. */
  followed: number;
  sweptAt: number;
  /** The rules that pictures were judged by. */
  rules: string;
}

/** Takes the work for this CMS, or goes on having it. Null while another has it. */
export function takeWork(strapi: Core.Strapi, holder: string, now: number): Promise<PictureWork | null> {
  return inTransaction(strapi, async ({ trx }) => {
    if (!(await takeWorkLease(strapi, { table: workTable, holder }, { now, leaseMs }))) return null;
    const { followed, swept_at, rules } = workRow.parse(await table(strapi, trx, workTable).where({ id: 1 }).first());
    return { followed, sweptAt: swept_at, rules };
  });
}

export const leaveWork = (strapi: Core.Strapi, holder: string): Promise<void> =>
  leaveWorkLease(strapi, { table: workTable, holder });

export function noteWork(strapi: Core.Strapi, work: Partial<PictureWork>): Promise<void> {
  const { followed, sweptAt, rules } = work;
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, workTable)
      .where({ id: 1 })
      .update({
        ...(followed !== undefined && { followed }),
        ...(sweptAt !== undefined && { swept_at: sweptAt }),
        ...(rules !== undefined && { rules }),
      });
  });
}
