import { setImmediate as nextTick } from "node:timers/promises";

/** Long work holds the process up for so many milliseconds at a time: a request needs some turns of the loop until it is answered. */
const budgetMs = 20;

/**
 * Lets requests and timers in. Queries do not: better-sqlite3 answers at once, and what follows an `await` of its answer
 * runs before the event loop goes on.
 */
export const yieldToEventLoop = async (): Promise<void> => void (await nextTick());

/** Says when a slice has lasted long enough, and lets others in then. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < budgetMs) return;
    await yieldToEventLoop();
    since = now();
  };
}

/** The same for work without a loop of its own: goes by how long this turn of the event loop has lasted, for all work together. */
export function createTurnYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = now();
      setImmediate(() => (since = null));
    } else if (now() - since >= budgetMs) await yieldToEventLoop();
  };
}

/** `map`, and others are let in between slices of it. */
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
