import type { CountResult, SharedLimits } from "./shared-limits";

interface Entry {
  times: number;
  value: string;
  until: number;
}

/** Maximum number of keys, the newest ones: a machine that sends for days does not fill the memory. */
const maxCached = 50_000;

/** The counters of one process: enough for a single instance, and the fallback while the shared ones cannot be reached. */
export function memoryLimits(now: () => number = Date.now): SharedLimits {
  const entries = new Map<string, Entry>();
  function at(key: string, seconds: number, value: string): Entry {
    const existing = entries.get(key);
    if (existing && existing.until > now()) return existing;
    // Deleted first: a map keeps the order in which keys were inserted.
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= maxCached && oldest !== undefined) entries.delete(oldest);
    const fresh = { times: 0, value, until: now() + seconds * 1000 };
    entries.set(key, fresh);
    return fresh;
  }
  return {
    count: (keys) =>
      Promise.resolve(
        keys.map(({ key, seconds }): CountResult => {
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
