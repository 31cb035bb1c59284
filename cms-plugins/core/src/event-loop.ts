import { setImmediate as nextTick } from "node:timers/promises";

/** Milliseconds for which long work may block the event loop at a time: a request needs several turns of it. */
const budgetMs = 20;

/**
 * Lets requests and timers run. Queries do not: better-sqlite3 is synchronous, and the code after an `await` of its
 * result runs before the event loop turns.
 */
export const yieldToEventLoop = async (): Promise<void> => void (await nextTick());

/** Yields to the event loop once a slice has used up its budget. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < budgetMs) return;
    await yieldToEventLoop();
    since = now();
  };
}

/** The same for work without a loop of its own: measures the current turn of the event loop, for all work together. */
export function createTurnYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = now();
      setImmediate(() => (since = null));
    } else if (now() - since >= budgetMs) await yieldToEventLoop();
  };
}

/** `map` that yields to the event loop between slices. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  now?: () => number,
): Promise<Result[]> {
  const pause = createYielder(now);
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    await pause();
  }
  return results;
}
