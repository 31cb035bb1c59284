import type { Cms } from "../../app/cms/cms.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";
import type { Log, BasicLog } from "../log";
import type { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { memoryLimits } from "../../app/forms/limits/memory-limits.server";

/** After a failure the shared store is not asked for this time: forms do not wait for it each time. */
const rest = 5_000;

/** The shared limits or, while they cannot be reached, those of this process: a form gets through either way. */
export function sharedOrOwn(shared: SharedLimits, log: Omit<BasicLog, "error">, now = Date.now): SharedLimits {
  const own = memoryLimits(now);
  let restsUntil = 0;
  let isAway = false;
  async function from<Answer>(query: (limits: SharedLimits) => Promise<Answer>): Promise<Answer> {
    if (now() < restsUntil) return query(own);
    try {
      const answer = await query(shared);
      if (isAway) log.info({}, "rate-limits: shared store answers again, counting together");
      isAway = false;
      return answer;
    } catch (error) {
      restsUntil = now() + rest;
      if (!isAway) log.warn({ err: error }, "rate-limits: shared store failed, this process counts alone");
      isAway = true;
      return query(own);
    }
  }
  return {
    count: (keys) => from((limits) => limits.count(keys)),
    claim: (key, value, seconds) => from((limits) => limits.claim(key, value, seconds)),
  };
}

const prefix = "gevel";

/** Beyond any rule's limit: this only reports the count, and the rules decide. */
const anyNumber = Number.MAX_SAFE_INTEGER;

/** Web instances that have a Redis meet there. */
function redisLimits(redis: Redis): SharedLimits {
  const limiter = new RateLimiterRedis({
    ...{ storeClient: redis, keyPrefix: `${prefix}:count`, points: anyNumber, duration: 3600 },
    rejectIfRedisNotReady: true,
  });
  return {
    count: (keys) =>
      Promise.all(
        keys.map(async ({ key, seconds }) => {
          const { consumedPoints, msBeforeNext } = await limiter.consume(key, 1, { customDuration: seconds });
          return { times: consumedPoints, left: Math.max(0, msBeforeNext) };
        }),
      ),
    async claim(key, value, seconds) {
      const name = `${prefix}:claim:${key}`;
      if ((await redis.set(name, value, "EX", seconds, "NX")) === "OK") return { value, first: true };
      return { value: (await redis.get(name)) ?? value, first: false };
    },
  };
}

/** Web instances that have no Redis meet in the CMS's database. */
function cmsLimits(cms: Pick<Cms, "touchKeys">): SharedLimits {
  return {
    async count(keys) {
      const hits = await cms.touchKeys(keys.map(({ key, seconds }) => ({ key: `count ${key}`, value: "", seconds })));
      return hits.map(({ times, left }) => ({ times, left }));
    },
    async claim(key, value, seconds) {
      const [hits] = await cms.touchKeys([{ key: `claim ${key}`, value, seconds }]);
      if (!hits) throw new Error("the CMS returned no count");
      return { value: hits.value, first: hits.times === 1 };
    },
  };
}

interface Where {
  redisUrl: string | undefined;
  cms: Pick<Cms, "touchKeys">;
  log: Log;
}

/** A form that waits for Redis waits no longer than this. */
const timeoutMs = 1_000;

/** The limits shared by the site's instances: Redis if configured, else the CMS. */
export async function openLimits({ redisUrl, cms, log }: Where): Promise<{ shared: SharedLimits; close: () => void }> {
  if (redisUrl === undefined) return { shared: sharedOrOwn(cmsLimits(cms), log), close: () => undefined };
  const { Redis } = await import("ioredis");
  const redis = new Redis(redisUrl, {
    ...{ connectTimeout: timeoutMs, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 },
    // While Redis is unreachable this process answers; commands are not queued for later.
    enableOfflineQueue: false,
  });
  redis.on("error", (error) => log.debug({ err: error }, "rate-limits: Redis failed"));
  return { shared: sharedOrOwn(redisLimits(redis), log), close: () => redis.disconnect() };
}
