import { randomUUID } from "node:crypto";
import { inTransaction, releaseJobLease, perStrapi, table, acquireJobLease } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { runRetention } from "./run-retention.js";
import { retentionJobTable } from "./retention-tables.js";

/** Renewed before each step. */
const leaseMs = 120_000;
const everyMs = 3_600_000;
/** After a start: the CMS has other things to do first. */
const firstMs = 60_000;

interface JobState {
  stopping: boolean;
  timer: NodeJS.Timeout | undefined;
  running: Promise<void>;
}

const jobStateOf = perStrapi((): JobState => ({ stopping: false, timer: undefined, running: Promise.resolve() }));

/** Looks after retention now, unless another CMS does; null then. `now` in ms. */
export async function runNow(strapi: Core.Strapi, now: number): Promise<number | null> {
  const state = jobStateOf(strapi);
  const job = { table: retentionJobTable, holder: randomUUID() };
  const renewLease = () => acquireJobLease(strapi, job, { now: Date.now(), leaseMs });
  if (!(await renewLease())) return null;
  try {
    const erased = await runRetention(strapi, now, async () => !state.stopping && (await renewLease()));
    await inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, retentionJobTable).where({ id: 1 }).update({ looked_at: now });
    });
    return erased;
  } finally {
    await releaseJobLease(strapi, job);
  }
}

async function round(strapi: Core.Strapi): Promise<void> {
  try {
    const erased = strapi.isLoaded ? await runNow(strapi, Date.now()) : null;
    if (erased) strapi.log.info(`retention: expired leads erased, count=${erased}`);
  } catch (cause) {
    strapi.log.error(`retention: erasing expired leads failed, retrying in an hour: ${String(cause).slice(-300)}`);
  }
}

/** Looks every hour for as long as the CMS runs. */
export function startRetentionJob(strapi: Core.Strapi): void {
  if (!pluginSettings(strapi).retentionJob) return;
  const state = jobStateOf(strapi);
  const next = (ms: number) => {
    state.timer = setTimeout(() => {
      state.running = round(strapi).finally(() => {
        if (!state.stopping) next(everyMs);
      });
    }, ms);
    // A CMS that has ended its work does not stay up for this.
    state.timer.unref();
  };
  next(firstMs);
}

/** The step that is under way ends first. */
export async function stopRetentionJob(strapi: Core.Strapi): Promise<void> {
  const state = jobStateOf(strapi);
  state.stopping = true;
  clearTimeout(state.timer);
  await state.running;
}
