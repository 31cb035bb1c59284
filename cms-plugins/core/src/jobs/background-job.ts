import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { perStrapi } from "../per-strapi.js";
import { areJobsPaused } from "./pause-jobs.js";
import { releaseJobLease, acquireJobLease } from "./job-lease.js";

/** A killed process loses the lease after this time; a running one renews it earlier. */
const leaseMs = 60_000;
const renewEveryMs = 20_000;

/** A job that repeats on one of several CMS processes; each step is a transaction of its own. */
interface BackgroundJob {
  /** Its table, whose one row names the holder of the lease: see `acquireJobLease`. */
  table: string;
  /** Between two rounds. */
  restMs: number;
  /** Subsystem and event, logged when a round failed. */
  failed: string;
  /** Whether it waits while `pauseJobs` gives priority to an import or a site that catches up. */
  isPausable?: boolean;
  /** Whether there is anything to do; checked before taking the lease, for jobs with many, mostly idle rounds. */
  isDue?(strapi: Core.Strapi, now: number): Promise<boolean>;
  /** Does the pending work while `canContinue` allows; false if it did not finish. */
  round(strapi: Core.Strapi, canContinue: () => boolean, now: number): Promise<boolean>;
}

interface JobState {
  holder: string;
  stopping: boolean;
  /** Another round was requested, perhaps during the current one. */
  woken: boolean;
  wake: () => void;
  running: Promise<void>;
}

const sleep = (state: JobState, ms: number) =>
  new Promise<void>((resolve) => {
    if (state.stopping || state.woken) return resolve();
    const timer = setTimeout(resolve, ms);
    state.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** A work in the background, which one CMS has at a time. */
export function backgroundJob(job: BackgroundJob) {
  const stateOf = perStrapi((): JobState => ({
    holder: randomUUID(),
    stopping: false,
    woken: false,
    wake: () => undefined,
    running: Promise.resolve(),
  }));

  /** False while another CMS has the work, or where it was ended before its end. */
  async function round(
    strapi: Core.Strapi,
    { holder, isStopping }: { holder: string; isStopping: () => boolean },
    now = Date.now(),
  ): Promise<boolean> {
    const lease = { table: job.table, holder };
    const acquireLease = () => acquireJobLease(strapi, lease, { now: Date.now(), leaseMs });
    if (!(await acquireLease())) return false;
    let holdsLease = true;
    const renewing = setInterval(() => {
      acquireLease().then(
        (still) => (holdsLease = still),
        () => (holdsLease = false),
      );
    }, renewEveryMs);
    try {
      return await job.round(strapi, () => holdsLease && !isStopping(), now);
    } finally {
      clearInterval(renewing);
      await releaseJobLease(strapi, lease);
    }
  }

  const isPaused = (strapi: Core.Strapi) => job.isPausable === true && areJobsPaused(strapi);

  async function runLoop(strapi: Core.Strapi, state: JobState): Promise<void> {
    // Plugins start before the application that configures them.
    while (!state.stopping && !strapi.isLoaded) await sleep(state, 200);
    while (!state.stopping) {
      state.woken = false;
      if (isPaused(strapi)) {
        await sleep(state, 1_000);
        continue;
      }
      try {
        if (!job.isDue || (await job.isDue(strapi, Date.now())))
          await round(strapi, { holder: state.holder, isStopping: () => state.stopping || isPaused(strapi) });
      } catch (cause) {
        strapi.log.error(`${job.failed}, retrying in ${job.restMs / 1000} s: ${String(cause).slice(-300)}`);
      }
      await sleep(state, job.restMs);
    }
  }

  return {
    /** Runs one round now, as another CMS process would. */
    once: (strapi: Core.Strapi, now?: number): Promise<boolean> =>
      round(strapi, { holder: randomUUID(), isStopping: () => false }, now),
    /** Runs in the background for as long as the CMS runs. */
    start(strapi: Core.Strapi): void {
      const state = stateOf(strapi);
      state.running = runLoop(strapi, state);
    },
    /** Announces work: runs a round at once, or one more after the current one. */
    wake(strapi: Core.Strapi): void {
      const state = stateOf(strapi);
      state.woken = true;
      state.wake();
    },
    /** Ends after the current step. */
    async stop(strapi: Core.Strapi): Promise<void> {
      const state = stateOf(strapi);
      state.stopping = true;
      state.wake();
      await state.running;
    },
  };
}
