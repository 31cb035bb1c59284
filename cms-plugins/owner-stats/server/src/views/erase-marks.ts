import { belgianDay, oldestMark } from "@gevel/config";
import { inTransaction, perStrapi, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { viewBatchesTable, viewMarksTable, viewSaltsTable } from "./view-tables.js";

const everyMs = 600_000;
/** A site that was away for longer hands over nothing that it did not hand over before. */
const batchesKeptMs = 31 * 86_400_000;

/** OWNER-5: of a day that is over nothing stays but numbers. Several that do it at once are in nobody's way. */
export function eraseMarks(strapi: Core.Strapi, now: Date): Promise<void> {
  const oldest = oldestMark(now);
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, viewMarksTable)
      .where("at", "<", oldest.getTime() / 1000)
      .delete();
    await table(strapi, trx, viewSaltsTable).where("day", "<", belgianDay(oldest)).delete();
    await table(strapi, trx, viewBatchesTable)
      .where("at", "<", now.getTime() - batchesKeptMs)
      .delete();
  });
}

interface Watch {
  stopping: boolean;
  timer: NodeJS.Timeout | undefined;
  working: Promise<void>;
}

const watchOf = perStrapi((): Watch => ({ stopping: false, timer: undefined, working: Promise.resolve() }));

/** Looks at once, for a CMS that was off over midnight, and then every ten minutes. */
export async function watchMarks(strapi: Core.Strapi): Promise<void> {
  await eraseMarks(strapi, new Date());
  const watch = watchOf(strapi);
  const next = () => {
    watch.timer = setTimeout(() => {
      watch.working = eraseMarks(strapi, new Date())
        .catch((cause: unknown) => {
          strapi.log.error(`marks of visits stay for now: ${String(cause).slice(-300)}`);
        })
        .finally(() => {
          if (!watch.stopping) next();
        });
    }, everyMs);
    watch.timer.unref();
  };
  next();
}

export async function stopMarks(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  watch.stopping = true;
  clearTimeout(watch.timer);
  await watch.working;
}
