import type { Cms } from "../../app/cms/cms.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";
import type { Log } from "../log";
import { cmsLimits } from "./cms-limits";
import { redisLimits } from "./redis-limits";
import { sharedOrOwn } from "./shared-or-own";

interface Where {
  redisUrl: string | undefined;
  cms: Pick<Cms, "touchKeys">;
  log: Log;
}

/** A form that waits for Redis waits no longer than this. */
const timeoutMs = 1_000;

/** Where the site's instances count together: Redis where there is one, else the CMS. */
export async function openLimits({ redisUrl, cms, log }: Where): Promise<{ shared: SharedLimits; close: () => void }> {
  if (redisUrl === undefined) return { shared: sharedOrOwn(cmsLimits(cms), log), close: () => undefined };
  const { Redis } = await import("ioredis");
  const redis = new Redis(redisUrl, {
    ...{ connectTimeout: timeoutMs, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 },
    // What is asked while it is away is answered by this process, not kept for later.
    enableOfflineQueue: false,
  });
  redis.on("error", (error) => log.debug({ err: error }, "rate-limits: Redis failed"));
  return { shared: sharedOrOwn(redisLimits(redis), log), close: () => redis.disconnect() };
}
