import { setImmediate as nextTurn } from "node:timers/promises";

/** Long work holds the process up for so many milliseconds at a time: a request needs some turns of the loop until it is answered. */
const budgetMs = 20;

/**
 * Lets requests and timers in. Queries do not: better-sqlite3 answers at once, and what follows an `await` of its answer
 * runs before the event loop goes on.
 */
export const letOthersIn = async (): Promise<void> => void (await nextTurn());

/** Says when a slice has lasted long enough, and lets others in then. */
export function slices(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < budgetMs) return;
    await letOthersIn();
    since = now();
  };
}

/** The same for work without a loop of its own: goes by how long this turn of the event loop has lasted, for all work together. */
export function turnSlices(now: () => number = () => performance.now()): () => Promise<void> {
  let since: number | null = null;
  return async () => {
    if (since === null) {
      since = now();
      setImmediate(() => (since = null));
    } else if (now() - since >= budgetMs) await letOthersIn();
  };
}

/** `map`, and others are let in between slices of it. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  now?: () => number,
): Promise<Result[]> {
  const pause = slices(now);
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    await pause();
  }
  return results;
}
