import { randomUUID } from "node:crypto";
import { leaveWorkLease, perStrapi, takeWorkLease } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { pauseAfter, restUntil } from "./back-off.js";
import { nextDue } from "./due-mails.js";
import { outboxWorkTable } from "./outbox-tables.js";
import { sendOutbox } from "./send-outbox.js";

/** One that is killed loses the work after so long; one that lives renews it in time, however slow the mail server. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
/** While another has the work, or the CMS is not up yet. */
const waitingMs = 5_000;
/** A mail that is under way when the CMS stops is waited for so long; then it is repeated at the next start. */
const goodbyeMs = 5_000;

interface Watch {
  holder: string;
  stopping: boolean;
  woken: boolean;
  wake: () => void;
  working: Promise<void>;
  /** The mail server was found away, and that was told. */
  away: boolean;
}

const watchOf = perStrapi((): Watch => ({
  holder: randomUUID(),
  stopping: false,
  woken: false,
  wake: () => undefined,
  working: Promise.resolve(),
  away: false,
}));

type Ending = "done" | "server away" | "held by another";

async function round(strapi: Core.Strapi, watch: Watch): Promise<Ending> {
  const work = { table: outboxWorkTable, holder: watch.holder };
  const take = () => takeWorkLease(strapi, work, { now: Date.now(), leaseMs });
  if (!(await take())) return "held by another";
  let held = true;
  const renewing = setInterval(() => {
    take().then(
      (still) => (held = still),
      () => (held = false),
    );
  }, renewEveryMs);
  try {
    const reached = await sendOutbox(strapi, async () => held && !watch.stopping);
    return reached ? "done" : "server away";
  } finally {
    clearInterval(renewing);
    await leaveWorkLease(strapi, work);
  }
}

/** Sends what is due, now, as another CMS would. */
export const sendDueMails = (strapi: Core.Strapi): Promise<Ending> =>
  round(strapi, { ...watchOf(strapi), holder: randomUUID() });

function tell(strapi: Core.Strapi, watch: Watch, away: boolean): void {
  if (away && !watch.away) strapi.log.error("the mail server cannot be used; mails wait, and staff see why");
  if (!away && watch.away) strapi.log.info("the mail server can be used again");
  watch.away = away;
}

/** Until then, or until something is to be done; whether it was that. */
const rest = (watch: Watch, ms: number) =>
  new Promise<"rested" | "woken">((resolve) => {
    if (watch.woken || watch.stopping) return resolve("woken");
    const timer = setTimeout(() => resolve("rested"), ms);
    watch.wake = () => {
      clearTimeout(timer);
      resolve("woken");
    };
  });

/** One round, and how long to rest after it; `failures` counts the rounds before it that found no mail server. */
async function roundAndPause(strapi: Core.Strapi, watch: Watch, failures: number) {
  try {
    const ending = await round(strapi, watch);
    if (ending === "held by another") return { failed: false, pause: waitingMs };
    tell(strapi, watch, ending === "server away");
    if (ending === "done") return { failed: false, pause: restUntil(await nextDue(strapi), Date.now()) };
  } catch (cause) {
    strapi.log.error(`the outbox could not be worked on: ${String(cause).slice(-300)}`);
  }
  return { failed: true, pause: pauseAfter(failures + 1, Math.random()) };
}

async function work(strapi: Core.Strapi, watch: Watch): Promise<void> {
  let failures = 0;
  // Plugins start before the application that gives mails their words.
  while (!watch.stopping && !strapi.isLoaded) await rest(watch, 200);
  while (!watch.stopping) {
    watch.woken = false;
    const { failed, pause } = await roundAndPause(strapi, watch, failures);
    const ended = await rest(watch, pause);
    // Leads that come while the server is away let the worker look; they do not make it wait longer.
    if (!failed) failures = 0;
    else if (ended === "rested") failures += 1;
  }
}

/** Sends mails in the background for as long as the CMS runs. */
export function watchOutbox(strapi: Core.Strapi): void {
  if (!pluginSettings(strapi).mailWork) return;
  const watch = watchOf(strapi);
  watch.working = work(strapi, watch);
}

/** A mail has come: the worker looks at once. */
export function wakeOutbox(strapi: Core.Strapi): void {
  const watch = watchOf(strapi);
  watch.woken = true;
  watch.wake();
}

/** Ends it after the mails that are under way, unless the mail server takes its time. */
export async function stopOutbox(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  watch.stopping = true;
  watch.wake();
  let timer: NodeJS.Timeout | undefined;
  const goodbye = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, goodbyeMs);
  });
  await Promise.race([watch.working, goodbye]);
  clearTimeout(timer);
}
