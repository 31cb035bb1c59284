import type { Counted, SharedLimits } from "./shared-limits";

interface Kept {
  times: number;
  value: string;
  until: number;
}

/** Of how many keys the newest are known: a machine that sends for days does not fill the memory. */
const keptAtMost = 50_000;

/** What one process knows: enough for a site of one, and what stands in for the others while they are away. */
export function ownLimits(now: () => number = Date.now): SharedLimits {
  const kept = new Map<string, Kept>();
  function at(key: string, seconds: number, value: string): Kept {
    const known = kept.get(key);
    if (known && known.until > now()) return known;
    // Taken out first: a map keeps the order in which keys came.
    kept.delete(key);
    const [oldest] = kept.keys();
    if (kept.size >= keptAtMost && oldest !== undefined) kept.delete(oldest);
    const fresh = { times: 0, value, until: now() + seconds * 1000 };
    kept.set(key, fresh);
    return fresh;
  }
  return {
    count: (keys) =>
      Promise.resolve(
        keys.map(({ key, seconds }): Counted => {
          const found = at(`count ${key}`, seconds, "");
          found.times += 1;
          return { times: found.times, left: found.until - now() };
        }),
      ),
    claim(key, value, seconds) {
      const found = at(`claim ${key}`, seconds, value);
      found.times += 1;
      return Promise.resolve({ value: found.value, first: found.times === 1 });
    },
  };
}
