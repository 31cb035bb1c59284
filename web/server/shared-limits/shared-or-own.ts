import { memoryLimits } from "../../app/forms/limits/memory-limits.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";
import type { BasicLog } from "../log";

/** After a failure the others are left alone for so long: a form does not wait for them each time. */
const rest = 5_000;

/** What all know, and while they cannot be reached what this process knows: a form gets through either way. */
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
