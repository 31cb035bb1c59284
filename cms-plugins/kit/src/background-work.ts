import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { perStrapi } from "./per-strapi.js";
import { isToGiveWay } from "./right-of-way.js";
import { leaveWorkLease, takeWorkLease } from "./work-lease.js";

/** One that is killed loses the work after so long; one that lives renews it in time. */
const leaseMs = 60_000;
const renewEveryMs = 20_000;

/** What one of several CMS does again and again; each step of it is a transaction of its own. */
interface Work {
  /** Its table, whose one row says who has it: see `takeWorkLease`. */
  table: string;
  /** Between two rounds. */
  restMs: number;
  /** What the log says where a round failed. */
  failed: string;
  /** Whether it waits while an import or a site that catches up has the right of way. */
  givesWay?: boolean;
  /** What must be there before the first round. */
  prepare(strapi: Core.Strapi): Promise<void>;
  /** Whether there is anything to do: asked before the work is taken, where rounds are many and most of them idle. */
  isDue?(strapi: Core.Strapi, now: number): Promise<boolean>;
  /** Does what there is to do for as long as it may go on; false where it did not come to the end. */
  round(strapi: Core.Strapi, goOn: () => boolean, now: number): Promise<boolean>;
}

interface Watch {
  holder: string;
  stopping: boolean;
  /** Asked to look again, perhaps while it looked. */
  woken: boolean;
  wake: () => void;
  working: Promise<void>;
}

const rest = (watch: Watch, ms: number) =>
  new Promise<void>((resolve) => {
    if (watch.stopping || watch.woken) return resolve();
    const timer = setTimeout(resolve, ms);
    watch.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** A work in the background, which one CMS has at a time. */
export function backgroundWork(work: Work) {
  const watchOf = perStrapi((): Watch => ({
    holder: randomUUID(),
    stopping: false,
    woken: false,
    wake: () => undefined,
    working: Promise.resolve(),
  }));

  /** False while another CMS has the work, or where it was ended before its end. */
  async function round(
    strapi: Core.Strapi,
    { holder, isStopping }: { holder: string; isStopping: () => boolean },
    now = Date.now(),
  ): Promise<boolean> {
    const lease = { table: work.table, holder };
    const take = () => takeWorkLease(strapi, lease, { now: Date.now(), leaseMs });
    if (!(await take())) return false;
    let held = true;
    const renewing = setInterval(() => {
      take().then(
        (still) => (held = still),
        () => (held = false),
      );
    }, renewEveryMs);
    try {
      return await work.round(strapi, () => held && !isStopping(), now);
    } finally {
      clearInterval(renewing);
      await leaveWorkLease(strapi, lease);
    }
  }

  const isInTheWay = (strapi: Core.Strapi) => work.givesWay === true && isToGiveWay(strapi);

  async function goOnFor(strapi: Core.Strapi, watch: Watch, isPrepared: boolean): Promise<void> {
    // Plugins start before the application that says what they need to know.
    while (!watch.stopping && !strapi.isLoaded) await rest(watch, 200);
    while (!watch.stopping) {
      watch.woken = false;
      if (isInTheWay(strapi)) {
        await rest(watch, 1_000);
        continue;
      }
      try {
        // It failed while the database was away or its disk full.
        if (!isPrepared) await work.prepare(strapi);
        isPrepared = true;
        if (!work.isDue || (await work.isDue(strapi, Date.now())))
          await round(strapi, { holder: watch.holder, isStopping: () => watch.stopping || isInTheWay(strapi) });
      } catch (cause) {
        strapi.log.error(`${work.failed}: ${String(cause).slice(-300)}`);
      }
      await rest(watch, work.restMs);
    }
  }

  return {
    /** One round now, as another CMS would do it. */
    once: (strapi: Core.Strapi, now?: number): Promise<boolean> =>
      round(strapi, { holder: randomUUID(), isStopping: () => false }, now),
    /** Goes on in the background for as long as the CMS runs. */
    start(strapi: Core.Strapi): void {
      const watch = watchOf(strapi);
      watch.working = work.prepare(strapi).then(
        () => goOnFor(strapi, watch, true),
        () => goOnFor(strapi, watch, false),
      );
    },
    /** There is something to do: it looks at once, or once more after the round that is under way. */
    wake(strapi: Core.Strapi): void {
      const watch = watchOf(strapi);
      watch.woken = true;
      watch.wake();
    },
    /** Ends after the step that is under way. */
    async stop(strapi: Core.Strapi): Promise<void> {
      const watch = watchOf(strapi);
      watch.stopping = true;
      watch.wake();
      await watch.working;
    },
  };
}
