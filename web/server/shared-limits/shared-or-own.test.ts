import { describe, expect, it } from "vitest";
import { memoryLimits } from "../../app/forms/limits/memory-limits.server";
import type { SharedLimits } from "../../app/forms/limits/shared-limits";
import { sharedOrOwn } from "./open-limits";

/** Shared limits that can be unreachable. */
function others(now: () => number) {
  const theirs = memoryLimits(now);
  const state = { away: false, requests: 0 };
  const answer = <Answer>(query: () => Promise<Answer>): Promise<Answer> => {
    state.requests += 1;
    return state.away ? Promise.reject(new Error("away")) : query();
  };
  const limits: SharedLimits = {
    count: (keys) => answer(() => theirs.count(keys)),
    claim: (key, value, seconds) => answer(() => theirs.claim(key, value, seconds)),
  };
  return { state, limits };
}

describe("limits shared between site instances", () => {
  it("FORM-6 are counted by this process alone while the CMS is away, without a request each time", async () => {
    let now = 1_000_000;
    const { state, limits } = others(() => now);
    const lines: string[] = [];
    const log = {
      warn: (_: object, line: string) => lines.push(line),
      info: (_: object, line: string) => lines.push(line),
    };
    const shared = sharedOrOwn(limits, log, () => now);
    const count = async () => (await shared.count([{ key: "a", seconds: 3600 }]))[0]?.times;
    expect([await count(), await count()]).toEqual([1, 2]);

    state.away = true;
    expect([await count(), await count()]).toEqual([1, 2]);
    expect(await shared.claim("token", "one", 60)).toEqual({ value: "one", first: true });
    expect(await shared.claim("token", "other", 60)).toEqual({ value: "one", first: false });
    expect(state.requests).toBe(3);

    now += 5_000;
    expect(await count()).toBe(3);
    expect(state.requests).toBe(4);
    state.away = false;
    now += 5_000;
    expect(await count()).toBe(3);
    expect(lines).toEqual([
      "rate-limits: shared store failed, this process counts alone",
      "rate-limits: shared store answers again, counting together",
    ]);
  });
});
