import { randomUUID } from "node:crypto";
import { releaseJobLease, perStrapi, acquireJobLease } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { pauseAfter, pauseUntil, sendOutbox } from "./send-outbox.js";
import { nextDue } from "./due-mails.js";
import { outboxJobTable } from "./outbox-tables.js";

/** A killed process loses the lease after this time; a running one renews it earlier, however slow the mail server. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
/** While another has the work, or the CMS is not up yet. */
const waitingMs = 5_000;
/** How long a stop waits for a mail being sent; after that it is repeated at the next start. */
const shutdownMs = 5_000;

interface JobState {
  holder: string;
  stopping: boolean;
  woken: boolean;
  wake: () => void;
  running: Promise<void>;
  /** The mail server is unreachable, and this was logged. */
  away: boolean;
}

const jobStateOf = perStrapi((): JobState => ({
  holder: randomUUID(),
  stopping: false,
  woken: false,
  wake: () => undefined,
  running: Promise.resolve(),
  away: false,
}));

type RoundResult = "succeeded" | "server unreachable" | "not the lease holder";

async function round(strapi: Core.Strapi, state: JobState): Promise<RoundResult> {
  const job = { table: outboxJobTable, holder: state.holder };
  const renewLease = () => acquireJobLease(strapi, job, { now: Date.now(), leaseMs });
  if (!(await renewLease())) return "not the lease holder";
  let isHolder = true;
  const renewing = setInterval(() => {
    renewLease().then(
      (still) => (isHolder = still),
      () => (isHolder = false),
    );
  }, renewEveryMs);
  try {
    const reached = await sendOutbox(strapi, async () => isHolder && !state.stopping);
    return reached ? "succeeded" : "server unreachable";
  } finally {
    clearInterval(renewing);
    await releaseJobLease(strapi, job);
  }
}

/** Sends what is due, now, as another CMS would. */
export const sendDueMails = (strapi: Core.Strapi): Promise<RoundResult> =>
  round(strapi, { ...jobStateOf(strapi), holder: randomUUID() });

function reportServer(strapi: Core.Strapi, state: JobState, away: boolean): void {
  if (away && !state.away) strapi.log.error("outbox: mail server cannot be used, mails wait and the admin shows why");
  if (!away && state.away) strapi.log.info("outbox: mail server can be used again");
  state.away = away;
}

/** Until then, or until something is to be done; whether it was that. */
const rest = (state: JobState, ms: number) =>
  new Promise<"rested" | "woken">((resolve) => {
    if (state.woken || state.stopping) return resolve("woken");
    const timer = setTimeout(() => resolve("rested"), ms);
    state.wake = () => {
      clearTimeout(timer);
      resolve("woken");
    };
  });

/** Runs one round and returns how long to rest; `failures` counts the previous rounds without a reachable mail server. */
async function roundAndPause(strapi: Core.Strapi, state: JobState, failures: number) {
  try {
    const ending = await round(strapi, state);
    if (ending === "not the lease holder") return { failed: false, pause: waitingMs };
    reportServer(strapi, state, ending === "server unreachable");
    if (ending === "succeeded") return { failed: false, pause: pauseUntil(await nextDue(strapi), Date.now()) };
  } catch (cause) {
    strapi.log.error(`outbox: sending due mails failed, retrying after a pause: ${String(cause).slice(-300)}`);
  }
  return { failed: true, pause: pauseAfter(failures + 1, Math.random()) };
}

async function job(strapi: Core.Strapi, state: JobState): Promise<void> {
  let failures = 0;
  // Plugins start before the application that provides the texts of mails.
  while (!state.stopping && !strapi.isLoaded) await rest(state, 200);
  while (!state.stopping) {
    state.woken = false;
    const { failed, pause } = await roundAndPause(strapi, state, failures);
    const ended = await rest(state, pause);
    // Leads that arrive while the server is unreachable wake the job but do not lengthen its pause.
    if (!failed) failures = 0;
    else if (ended === "rested") failures += 1;
  }
}

/** Sends mails in the background for as long as the CMS runs. */
export function startOutboxJob(strapi: Core.Strapi): void {
  if (!pluginSettings(strapi).mailJob) return;
  const state = jobStateOf(strapi);
  state.running = job(strapi, state);
}

/** A mail was queued: the job runs at once. */
export function wakeOutbox(strapi: Core.Strapi): void {
  const state = jobStateOf(strapi);
  state.woken = true;
  state.wake();
}

/** Stops after the mails being sent, or after `shutdownMs`. */
export async function stopOutboxJob(strapi: Core.Strapi): Promise<void> {
  const state = jobStateOf(strapi);
  state.stopping = true;
  state.wake();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, shutdownMs);
  });
  await Promise.race([state.running, timeout]);
  clearTimeout(timer);
}
