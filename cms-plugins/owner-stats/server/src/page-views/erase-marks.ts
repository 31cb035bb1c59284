import { belgianDay, oldestVisitorHash } from "@gevel/config";
import { backgroundJob, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { viewBatchesTable, viewMarksTable, viewSaltsTable } from "./view-tables.js";

/** A site that was offline for longer does not repeat a batch it delivered before. */
const batchRetentionMs = 31 * 86_400_000;

/** OWNER-5: when a day is over, only numbers remain of it. */
export function eraseMarks(strapi: Core.Strapi, now: Date): Promise<void> {
  const oldest = oldestVisitorHash(now);
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, viewMarksTable)
      .where("at", "<", oldest.getTime() / 1000)
      .delete();
    await table(strapi, trx, viewSaltsTable).where("day", "<", belgianDay(oldest)).delete();
    await table(strapi, trx, viewBatchesTable)
      .where("at", "<", now.getTime() - batchRetentionMs)
      .delete();
  });
}

/** A CMS that was off over midnight runs it at its start. */
export const marksJob = backgroundJob({
  name: "owner-stats.page-views",
  schedule: { cron: "*/10 * * * *" },
  failed: "page-views: erasing visitor hashes failed",
  round: (strapi, { now }) => eraseMarks(strapi, new Date(now)),
});
