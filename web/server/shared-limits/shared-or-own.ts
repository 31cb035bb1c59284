import { ownLimits } from "../../app/forms/limits/own-limits.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";
import type { SayLog } from "../log";

/** After a failure the others are left alone for so long: a form does not wait for them each time. */
const rest = 5_000;

/** What all know, and while they cannot be reached what this process knows: a form gets through either way. */
export function sharedOrOwn(shared: SharedLimits, log: Omit<SayLog, "error">, now = Date.now): SharedLimits {
  const own = ownLimits(now);
  let restsUntil = 0;
  let isAway = false;
  async function from<Answer>(ask: (limits: SharedLimits) => Promise<Answer>): Promise<Answer> {
    if (now() < restsUntil) return ask(own);
    try {
      const answer = await ask(shared);
      if (isAway) log.info({}, "limits are counted together again");
      isAway = false;
      return answer;
    } catch (error) {
      restsUntil = now() + rest;
      if (!isAway) log.warn({ err: error }, "limits cannot be counted together: this process counts alone");
      isAway = true;
      return ask(own);
    }
  }
  return {
    count: (keys) => from((limits) => limits.count(keys)),
    claim: (key, value, seconds) => from((limits) => limits.claim(key, value, seconds)),
  };
}
