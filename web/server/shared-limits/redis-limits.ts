import type { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";

const prefix = "gevel";

/** Beyond any rule's limit: how often is told, and the rules judge. */
const anyNumber = Number.MAX_SAFE_INTEGER;

/** Web instances that have a Redis meet there. */
export function redisLimits(redis: Redis): SharedLimits {
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
