import { randomUUID } from "node:crypto";
import { inTransaction, leaveWorkLease, perStrapi, table, takeWorkLease } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { lookAfterRetention } from "./look-after.js";
import { retentionWorkTable } from "./retention-tables.js";

/** Renewed before each step. */
const leaseMs = 120_000;
const everyMs = 3_600_000;
/** After a start: the CMS has other things to do first. */
const firstMs = 60_000;

interface Watch {
  stopping: boolean;
  timer: NodeJS.Timeout | undefined;
  working: Promise<void>;
}

const watchOf = perStrapi((): Watch => ({ stopping: false, timer: undefined, working: Promise.resolve() }));

/** Looks after retention now, unless another CMS does; null then. `now` in ms. */
export async function lookNow(strapi: Core.Strapi, now: number): Promise<number | null> {
  const watch = watchOf(strapi);
  const work = { table: retentionWorkTable, holder: randomUUID() };
  const take = () => takeWorkLease(strapi, work, { now: Date.now(), leaseMs });
  if (!(await take())) return null;
  try {
    const erased = await lookAfterRetention(strapi, now, async () => !watch.stopping && (await take()));
    await inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, retentionWorkTable).where({ id: 1 }).update({ looked_at: now });
    });
    return erased;
  } finally {
    await leaveWorkLease(strapi, work);
  }
}

async function round(strapi: Core.Strapi): Promise<void> {
  try {
    const erased = strapi.isLoaded ? await lookNow(strapi, Date.now()) : null;
    if (erased) strapi.log.info(`${erased} leads were erased: their time was over`);
  } catch (cause) {
    strapi.log.error(`retention could not be looked after: ${String(cause).slice(-300)}`);
  }
}

/** Looks every hour for as long as the CMS runs. */
export function watchRetention(strapi: Core.Strapi): void {
  if (!pluginSettings(strapi).retentionWork) return;
  const watch = watchOf(strapi);
  const next = (ms: number) => {
    watch.timer = setTimeout(() => {
      watch.working = round(strapi).finally(() => {
        if (!watch.stopping) next(everyMs);
      });
    }, ms);
    // A CMS that has ended its work does not stay up for this.
    watch.timer.unref();
  };
  next(firstMs);
}

/** The step that is under way ends first. */
export async function stopRetention(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  watch.stopping = true;
  clearTimeout(watch.timer);
  await watch.working;
}
