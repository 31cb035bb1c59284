import { belgianDay, oldestVisitorHash } from "@gevel/config";
import type { ServerCms } from "../../app/cms/cms.server";
import type { ReplicaHolder } from "../../app/replica/replica-holder.server";
import type { Env } from "../env.server";
import type { QueueState } from "../health";
import type { Log } from "../log";
import { QueueDelivery, type DeliveryDelays } from "../queue/queue-delivery";
import { saltsFile } from "../queue/open-queue";
import { PageViewQueue } from "../queue/page-view-queue";
import type { QueueDatabase } from "../queue/queue-database";
import { createViewAnswers } from "./answer-view";
import { DaySalts } from "./day-salts";

/** The CMS remembers counted batches for 31 days: it might count older ones twice. */
const retryableForMs = 30 * 86_400_000;

/** Views are gathered for two seconds. */
export const defaultDelays: DeliveryDelays = { least: 2_000, most: 30_000, aside: 3_600_000 };

interface Parts {
  env: Pick<Env, "DATA_DIR" | "SITE_URL" | "TRUST_PROXY" | "VIEWS_PER_MINUTE">;
  headers: readonly (readonly [string, string])[];
  replica: ReplicaHolder;
  /** Null where the site has no queue: nothing is counted. */
  database: QueueDatabase | null;
  cms: Pick<ServerCms, "countViews" | "viewSalts">;
  log: Log;
  now?: () => Date;
  delays?: DeliveryDelays;
}

/** OWNER-5: page views, from the browser to the CMS. */
export function openPageViews(parts: Parts) {
  const { env, headers, replica, database, cms, log, now = () => new Date(), delays = defaultDelays } = parts;
  const queue = database && new PageViewQueue(database);
  const salts = new DaySalts(queue && saltsFile(env.DATA_DIR), log);
  const delivery =
    queue &&
    new QueueDelivery({
      ...{ name: "page-views", items: queue.items, retryableForMs, delays, log, now },
      send: (batch) => cms.countViews(batch),
      async prepare(isIdle) {
        const today = belgianDay(now());
        salts.forget(today);
        await queue.forget(oldestVisitorHash(now()));
        if (isIdle) await queue.gather();
        // Without them the site continues with its own salts.
        if (salts.needsSalts(today)) salts.update(await cms.viewSalts(), today);
      },
    });
  const answers = createViewAnswers({
    ...{ siteUrl: env.SITE_URL, proxies: env.TRUST_PROXY, perMinute: env.VIEWS_PER_MINUTE },
    ...{ headers, replica, queue, salts, log, now },
  });
  return {
    answer: answers.answer,
    /** How many batches wait for the CMS, and how many it did not take. */
    get state(): QueueState {
      return queue?.state ?? { waiting: 0, refused: 0 };
    },
    start: () => delivery?.start(),
    stop: async () => delivery?.stop(),
  };
}
