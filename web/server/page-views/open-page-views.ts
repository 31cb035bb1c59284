import { join } from "node:path";
import type { ServerCms } from "../../app/cms/cms.server";
import type { ReplicaHolder } from "../../app/replica/replica-holder.server";
import type { Env } from "../env.server";
import type { QueueState } from "../health";
import type { Log } from "../log";
import { createViewAnswers } from "./answer-view";
import { DaySalts } from "./day-salts";
import { DeliverViews, type RetryDelays } from "./deliver-views";
import { PageViewQueue } from "./page-view-queue";

interface Parts {
  env: Pick<Env, "DATA_DIR" | "SITE_URL" | "TRUST_PROXY" | "VIEWS_PER_MINUTE">;
  headers: readonly (readonly [string, string])[];
  replica: ReplicaHolder;
  cms: Pick<ServerCms, "countViews" | "viewSalts">;
  log: Log;
  now?: () => Date;
  pauses?: RetryDelays;
}

/** OWNER-5: page views, from the browser to the CMS. An unusable folder is logged, and nothing is counted. */
export async function openPageViews({ env, headers, replica, cms, log, now, pauses }: Parts) {
  const folder = join(env.DATA_DIR, "spool", "views");
  const onSyncError = (err: unknown) =>
    log.error({ err, folder }, "page-views: flushing to disk failed, a power cut may lose page views");
  const queue = await PageViewQueue.open(folder, { now, onSyncError }).catch((error: unknown) => {
    log.error({ err: error, folder }, "page-views: folder cannot be used, page views are not counted");
    return null;
  });
  const salts = new DaySalts(queue && join(folder, "salts.json"), log);
  const delivery = queue && new DeliverViews({ queue, salts, cms, log, now, pauses });
  const answers = createViewAnswers({
    ...{ siteUrl: env.SITE_URL, proxies: env.TRUST_PROXY, perMinute: env.VIEWS_PER_MINUTE },
    ...{ headers, replica, queue, salts, log, now },
  });
  return {
    answer: answers.answer,
    /** How many batches wait for the CMS, and how many it did not take. */
    get state(): QueueState {
      return { waiting: queue?.waiting ?? 0, refused: queue?.refused ?? 0 };
    },
    start: () => delivery?.start(),
    stop: async () => delivery?.stop(),
  };
}
