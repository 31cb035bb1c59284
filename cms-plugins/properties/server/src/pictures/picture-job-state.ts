import { inTransaction, releaseJobLease, table, acquireJobLease } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pictureJobTable } from "./picture-tables.js";

/** The lease expires after this time if its holder is gone; a pass renews it with every batch. */
const leaseMs = 120_000;

const jobRow = z.object({ followed: z.coerce.number(), swept_at: z.coerce.number(), rules: z.string() });

export interface PictureJobState {
  /** Number of the last change processed. */
  followed: number;
  sweptAt: number;
  /** The rules that pictures were judged by. */
  rules: string;
}

/** Acquires or renews the lease for this CMS. Null while another CMS has it. */
export function acquirePictureJob(strapi: Core.Strapi, holder: string, now: number): Promise<PictureJobState | null> {
  return inTransaction(strapi, async ({ trx }) => {
    if (!(await acquireJobLease(strapi, { table: pictureJobTable, holder }, { now, leaseMs }))) return null;
    const { followed, swept_at, rules } = jobRow.parse(
      await table(strapi, trx, pictureJobTable).where({ id: 1 }).first(),
    );
    return { followed, sweptAt: swept_at, rules };
  });
}

export const releasePictureJob = (strapi: Core.Strapi, holder: string): Promise<void> =>
  releaseJobLease(strapi, { table: pictureJobTable, holder });

export function updatePictureJob(strapi: Core.Strapi, state: Partial<PictureJobState>): Promise<void> {
  const { followed, sweptAt, rules } = state;
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, pictureJobTable)
      .where({ id: 1 })
      .update({
        ...(followed !== undefined && { followed }),
        ...(sweptAt !== undefined && { swept_at: sweptAt }),
        ...(rules !== undefined && { rules }),
      });
  });
}
