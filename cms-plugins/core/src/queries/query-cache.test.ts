import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryCache, type SharedQueryState } from "./query-cache";

const aborted = () => new DOMException("The user aborted a request.", "AbortError");
const closed = new Error("403");

/** Answers in the order given; each failure is thrown. */
function createCache(...outcomes: (string | Error | DOMException)[]) {
  const fetch = vi.fn((_key: string): Promise<string> => {
    const outcome = outcomes.shift() ?? "nothing more was expected";
    return typeof outcome === "string" ? Promise.resolve(outcome) : Promise.reject(outcome);
  });
  return { fetch, cache: new QueryCache<string>({ fetch, isForbidden: (failure) => failure === closed }) };
}

/** All that a subscriber sees from now on. */
function look(cache: QueryCache<string>, key = "states") {
  const seen: SharedQueryState<string>[] = [];
  const leave = cache.subscribe(key, () => seen.push(cache.read(key)));
  return { seen, leave };
}

describe("QueryCache", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("CMS-1 requests once for all subscribers, and caches the answer for a minute", async () => {
    const { fetch, cache } = createCache("first", "second");
    const [one, two] = [look(cache), look(cache)];
    expect(cache.read("states")).toEqual({ state: "waiting" });
    await vi.advanceTimersByTimeAsync(0);
    expect(one.seen).toEqual([{ state: "loaded", answer: "first" }]);
    expect(two.seen).toEqual(one.seen);
    one.leave();
    two.leave();
    look(cache);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cache.read("states")).toEqual({ state: "loaded", answer: "first" });
    const later = look(cache);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.seen).toEqual([{ state: "loaded", answer: "second" }]);
  });

  it("CMS-1 retries after an aborted and a failed request until it has the answer", async () => {
    const { fetch, cache } = createCache(aborted(), new Error("502"), "all");
    const { seen } = look(cache);
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(seen).toEqual([{ state: "loaded", answer: "all" }]);
  });

  it("CMS-1 reports an error after three tries, and does not cache it", async () => {
    const { fetch, cache } = createCache(aborted(), aborted(), aborted(), "all");
    const { seen } = look(cache);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "unreachable" }]);
    const { seen: next } = look(cache);
    expect(cache.read("states")).toEqual({ state: "waiting" });
    await vi.runAllTimersAsync();
    expect(next.at(-1)).toEqual({ state: "loaded", answer: "all" });
    expect(seen).toEqual([{ state: "unreachable" }, { state: "waiting" }, { state: "loaded", answer: "all" }]);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it("CMS-1 requests again when staff reload", async () => {
    const { cache } = createCache(aborted(), aborted(), aborted(), "all");
    const { seen } = look(cache);
    await vi.runAllTimersAsync();
    cache.reload("states");
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "unreachable" }, { state: "waiting" }, { state: "loaded", answer: "all" }]);
  });

  it("CMS-1 keeps the cached answer when a reload fails", async () => {
    const { cache } = createCache("first", aborted(), aborted(), aborted());
    look(cache).leave();
    await vi.advanceTimersByTimeAsync(60_000);
    look(cache);
    await vi.runAllTimersAsync();
    expect(cache.read("states")).toEqual({ state: "loaded", answer: "first" });
  });

  it("CMS-8 does not retry a forbidden request, and requests again for a later subscriber", async () => {
    const { fetch, cache } = createCache(closed, "all");
    const { seen, leave } = look(cache);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "closed" }]);
    expect(fetch).toHaveBeenCalledTimes(1);
    leave();
    look(cache);
    await vi.runAllTimersAsync();
    expect(cache.read("states")).toEqual({ state: "loaded", answer: "all" });
  });

  it("CMS-1 answers later subscribers when the first left, and stops retrying without subscribers", async () => {
    const { fetch, cache } = createCache("all", aborted(), "more");
    look(cache).leave();
    const { seen } = look(cache);
    await vi.runAllTimersAsync();
    expect(seen).toEqual([{ state: "loaded", answer: "all" }]);

    const { leave } = look(cache, "other");
    await vi.advanceTimersByTimeAsync(0);
    leave();
    await vi.runAllTimersAsync();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(cache.read("other")).toEqual({ state: "waiting" });
  });
});
