import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { registerMigrations } from "../database/migrations.js";
import { perStrapi } from "../per-strapi.js";
import { isTooLate, nextRun, retryPause, type JobSchedule } from "./job-schedule.js";
import { acquireLease, beginRun, endRun, jobMigrations, readJob, updateJob } from "./jobs-table.js";
import { areJobsPaused } from "./pause-jobs.js";

const renewEveryMs = 10_000;
/** How often an idle job looks whether it was requested or is due: another CMS may have changed that. */
const checkEveryMs = 5_000;
const usualTimeLimitMs = 10 * 60_000;
const errorCharacters = 300;

export interface JobRound {
  /** Checked before each step: false once the round is to end, its time being up or its lease lost. */
  canContinue: () => boolean;
  /** Aborted at the same moment, for requests and waits. */
  signal: AbortSignal;
  now: number;
}

/** A job that repeats on one of several CMS processes; each step is a transaction of its own, so a step may be repeated. */
interface BackgroundJob<Result> {
  /** `<plugin>.<job>`. */
  name: string;
  schedule: JobSchedule;
  /** After it the run has failed and another may begin; ten minutes by default. */
  timeLimitMs?: number;
  /** The longest rest after failures. */
  longestRetryMs?: number;
  /** How long a stop of the CMS waits for the current step; by default until it is done. */
  stopMs?: number;
  /** Subsystem and event, logged when a round failed. */
  failed: string;
  /** Whether it runs on this instance of the CMS. */
  isEnabled?(strapi: Core.Strapi): boolean;
  /** Whether it waits while `pauseJobs` gives priority to an import or a site that catches up. */
  isPausable?: boolean;
  /** Whether there is anything to do; checked before taking the lease, for jobs with many, mostly idle rounds. */
  isDue?(strapi: Core.Strapi, now: number): Promise<boolean>;
  /** Does the pending work while `canContinue` allows. */
  round(strapi: Core.Strapi, round: JobRound): Promise<Result>;
  /** Why a round that ended without an error failed all the same, logged by the job itself; null if it did not. */
  problem?(result: Result): string | null;
  /** How long to rest after a round, where it is not the schedule that says so. */
  restMs?(strapi: Core.Strapi): Promise<number>;
}

interface JobState {
  holder: string;
  started: boolean;
  stopping: boolean;
  /** Another round was requested, perhaps during the current one. */
  woken: boolean;
  wake: () => void;
  running: Promise<void>;
}

export interface RegisteredJob {
  name: string;
  schedule: JobSchedule;
  isEnabled: boolean;
  wake: () => void;
  /** Whether its plugin called `start`, enabled or not. */
  hasStarted: () => boolean;
}

/** The jobs of all plugins, by their names. */
export const registeredJobs = perStrapi((strapi) => {
  registerMigrations(strapi, { plugin: "core", migrations: jobMigrations });
  return new Map<string, RegisteredJob>();
});

/** Announces work to a job by its name, for those who queue it and do not know who does it. */
export const wakeJob = (strapi: Core.Strapi, name: string): void => registeredJobs(strapi).get(name)?.wake();

const sleep = (state: JobState, ms: number) =>
  new Promise<void>((resolve) => {
    if (state.stopping || state.woken) return resolve();
    const timer = setTimeout(resolve, ms);
    state.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Rejects once the signal is aborted, also where the work never ends. */
const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const end = () => {
        const reason: unknown = signal.reason;
        reject(reason instanceof Error ? reason : new Error(String(reason)));
      };
      signal.addEventListener("abort", end, { once: true });
    }),
  ]);

/** A work in the background, which one CMS has at a time. */
export function backgroundJob<Result>(job: BackgroundJob<Result>) {
  const stateOf = perStrapi((): JobState => ({
    holder: randomUUID(),
    started: false,
    stopping: false,
    woken: false,
    wake: () => undefined,
    running: Promise.resolve(),
  }));
  const { name, schedule, timeLimitMs = usualTimeLimitMs } = job;

  function wake(strapi: Core.Strapi): void {
    const state = stateOf(strapi);
    state.woken = true;
    state.wake();
  }

  interface Attempt {
    holder: string;
    mustEnd: () => boolean;
    /** A wake after a failure does not lengthen the rest. */
    isWoken?: boolean;
  }

  /** Null while another CMS has the work. */
  async function round(
    strapi: Core.Strapi,
    { holder, mustEnd, isWoken = false }: Attempt,
    now = Date.now(),
  ): Promise<Result | null> {
    const lease = { name, holder };
    const startedAt = Date.now();
    const begun = await beginRun(strapi, lease, startedAt);
    if (begun === null) return null;
    const since = performance.now();
    const ending = new AbortController();
    const { signal } = ending;
    const timeLimit = setTimeout(
      () => ending.abort(new Error(`not done within its time limit of ${timeLimitMs / 1000} s`)),
      timeLimitMs,
    );
    const lost = () => ending.abort(new Error("the lease was lost to another CMS"));
    const renewing = setInterval(() => {
      acquireLease(strapi, lease, Date.now()).then((still) => {
        if (!still) lost();
      }, lost);
    }, renewEveryMs);
    const canContinue = () => !signal.aborted && !mustEnd();
    const record = async (error: string | null) => {
      const failures = error === null ? 0 : isWoken && begun.failures > 0 ? begun.failures : begun.failures + 1;
      const hasEnded = error !== null || !mustEnd();
      const at = Date.now();
      const usual = job.restMs && error === null ? at + (await job.restMs(strapi)) : nextRun(schedule, at);
      const retry = at + retryPause(failures, Math.random(), job.longestRetryMs);
      const run = {
        ...{ at: startedAt, ms: Math.round(performance.now() - since), times: 1 },
        ...(error === null
          ? ({ outcome: "succeeded", error: "" } as const)
          : ({ outcome: "failed", error: error.slice(-errorCharacters) } as const)),
      };
      const dueAt = !hasEnded ? at : error === null ? usual : "cron" in schedule ? Math.min(retry, usual) : retry;
      await endRun(strapi, lease, { begun, run: hasEnded ? run : null, dueAt, failures });
    };
    try {
      const result = await orAborted(job.round(strapi, { canContinue, signal, now }), signal);
      await record(job.problem?.(result) ?? null);
      return result;
    } catch (cause) {
      await record(String(cause instanceof Error ? cause.message : cause));
      throw cause;
    } finally {
      clearInterval(renewing);
      clearTimeout(timeLimit);
    }
  }

  const isPaused = (strapi: Core.Strapi) => job.isPausable === true && areJobsPaused(strapi);

  /** Runs a round if there is reason to. Returns how long to rest. */
  async function check(strapi: Core.Strapi, state: JobState): Promise<number> {
    if (isPaused(strapi)) return 1_000;
    const isWoken = state.woken;
    state.woken = false;
    const row = await readJob(strapi, name);
    const now = Date.now();
    const dueAt = row?.due_at ?? 0;
    const isRequested = row?.requested_at != null;
    if (dueAt > now && !isWoken && !isRequested) {
      if (isTooLate(schedule, dueAt, now)) await updateJob(strapi, name, { due_at: nextRun(schedule, now) });
      return Math.min(checkEveryMs, dueAt - now);
    }
    if (!isRequested && job.isDue && !(await job.isDue(strapi, now))) return checkEveryMs;
    const mustEnd = () => state.stopping || isPaused(strapi);
    const result = await round(strapi, { holder: state.holder, mustEnd, isWoken });
    if (result === null) return checkEveryMs;
    const after = await readJob(strapi, name);
    return Math.min(checkEveryMs, Math.max(100, (after?.due_at ?? 0) - Date.now()));
  }

  async function runLoop(strapi: Core.Strapi, state: JobState): Promise<void> {
    // Plugins start before the application that configures them.
    while (!state.stopping && !strapi.isLoaded) await sleep({ ...state, woken: false }, 200);
    while (!state.stopping) {
      let rest = checkEveryMs;
      try {
        rest = await check(strapi, state);
      } catch (cause) {
        strapi.log.error(`${job.failed}, retrying after a pause: ${String(cause).slice(-errorCharacters)}`);
      }
      await sleep(state, rest);
    }
  }

  return {
    name,
    /** Called in the plugin's register step. */
    register(strapi: Core.Strapi): void {
      registeredJobs(strapi).set(name, {
        ...{ name, schedule, wake: () => wake(strapi), hasStarted: () => stateOf(strapi).started },
        isEnabled: job.isEnabled?.(strapi) ?? true,
      });
    },
    /** Runs one round now, as another CMS process would; null while one has the work. */
    once(strapi: Core.Strapi, now?: number): Promise<Result | null> {
      return round(strapi, { holder: randomUUID(), mustEnd: () => stateOf(strapi).stopping }, now);
    },
    /** Runs in the background for as long as the CMS runs, where it is enabled. */
    start(strapi: Core.Strapi): void {
      const state = stateOf(strapi);
      state.started = true;
      if (!(job.isEnabled?.(strapi) ?? true)) return;
      state.running = runLoop(strapi, state);
    },
    /** Announces work: runs a round at once, or one more after the current one. */
    wake,
    /** Ends after the current step. */
    async stop(strapi: Core.Strapi): Promise<void> {
      const state = stateOf(strapi);
      state.stopping = true;
      state.wake();
      if (job.stopMs === undefined) return state.running;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, job.stopMs)));
      await Promise.race([state.running, timeout]);
      clearTimeout(timer);
    },
  };
}
