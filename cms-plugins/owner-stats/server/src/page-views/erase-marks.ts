import { belgianDay, oldestVisitorHash } from "@gevel/config";
import { inTransaction, perStrapi, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { viewBatchesTable, viewMarksTable, viewSaltsTable } from "./view-tables.js";

const everyMs = 600_000;
/** A site that was offline for longer does not repeat a batch it delivered before. */
const batchRetentionMs = 31 * 86_400_000;

/** OWNER-5: when a day is over, only numbers remain of it. Several processes may run this at once. */
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

interface Job {
  stopping: boolean;
  timer: NodeJS.Timeout | undefined;
  working: Promise<void>;
}

const jobOf = perStrapi((): Job => ({ stopping: false, timer: undefined, working: Promise.resolve() }));

/** Runs at once, for a CMS that was off over midnight, and then every ten minutes. */
export async function startMarksJob(strapi: Core.Strapi): Promise<void> {
  await eraseMarks(strapi, new Date());
  const job = jobOf(strapi);
  const next = () => {
    job.timer = setTimeout(() => {
      job.working = eraseMarks(strapi, new Date())
        .catch((cause: unknown) => {
          strapi.log.error(
            `page-views: erasing visitor hashes failed, retrying in 10 minutes: ${String(cause).slice(-300)}`,
          );
        })
        .finally(() => {
          if (!job.stopping) next();
        });
    }, everyMs);
    job.timer.unref();
  };
  next();
}

export async function stopMarksJob(strapi: Core.Strapi): Promise<void> {
  const job = jobOf(strapi);
  job.stopping = true;
  clearTimeout(job.timer);
  await job.working;
}
