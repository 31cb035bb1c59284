import { randomUUID } from "node:crypto";
import { ensureChangeTables } from "@gevel/change-feed";
import { leaveWorkLease, perStrapi, takeWorkLease } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { dropUnconfirmed } from "../subscriptions/drop-unconfirmed.js";
import { alertWorkTable } from "./alert-tables.js";
import { followChanges } from "./follow-changes.js";
import { gatherMails } from "./gather-mails.js";

/** One that is killed loses the work after so long; one that lives renews it in time. */
const leaseMs = 60_000;
const renewEveryMs = 20_000;
/** A home that comes on the market is mailed within so long; looking costs one row where nothing changed. */
const restMs = 5_000;

interface Watch {
  holder: string;
  stopping: boolean;
  wake: () => void;
  working: Promise<void>;
}

const watchOf = perStrapi(
  (): Watch => ({ holder: randomUUID(), stopping: false, wake: () => undefined, working: Promise.resolve() }),
);

/** False while another CMS has the work, or where it was ended before its end. */
async function round(
  strapi: Core.Strapi,
  { holder, isStopping }: { holder: string; isStopping: () => boolean },
  now?: number,
) {
  const work = { table: alertWorkTable, holder };
  const take = () => takeWorkLease(strapi, work, { now: Date.now(), leaseMs });
  if (!(await take())) return false;
  let held = true;
  const renewing = setInterval(() => {
    take().then(
      (still) => (held = still),
      () => (held = false),
    );
  }, renewEveryMs);
  const goOn = () => held && !isStopping();
  try {
    await dropUnconfirmed(strapi, now ?? Date.now());
    return (await followChanges(strapi, goOn)) && (await gatherMails(strapi, now ?? Date.now(), goOn));
  } finally {
    clearInterval(renewing);
    await leaveWorkLease(strapi, work);
  }
}

/** Looks for matches and puts them into mails, now, as another CMS would; `now` decides which daily mails are due. */
export const lookForMatches = (strapi: Core.Strapi, now?: number): Promise<boolean> =>
  round(strapi, { holder: randomUUID(), isStopping: () => false }, now);

const rest = (watch: Watch, ms: number) =>
  new Promise<void>((resolve) => {
    if (watch.stopping) return resolve();
    const timer = setTimeout(resolve, ms);
    watch.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

async function work(strapi: Core.Strapi, watch: Watch): Promise<void> {
  // Plugins start before the application that says what a home is called.
  while (!watch.stopping && !strapi.isLoaded) await rest(watch, 200);
  while (!watch.stopping) {
    try {
      await round(strapi, { holder: watch.holder, isStopping: () => watch.stopping });
    } catch (cause) {
      strapi.log.error(`wishes could not be held against what is new: ${String(cause).slice(-300)}`);
    }
    await rest(watch, restMs);
  }
}

/** Follows what comes on the market in the background for as long as the CMS runs. */
export function watchAlerts(strapi: Core.Strapi): void {
  if (!pluginSettings(strapi).mailWork) return;
  const watch = watchOf(strapi);
  watch.working = ensureChangeTables(strapi).then(() => work(strapi, watch));
}

/** Ends after the step that is under way: each is a transaction of its own. */
export async function stopAlerts(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  watch.stopping = true;
  watch.wake();
  await watch.working;
}
