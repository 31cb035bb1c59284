const running = new Map<string, Promise<unknown>>();

/** Work under the same key waits for the one before it, however that ended. */
export async function runExclusive<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  const before = running.get(key) ?? Promise.resolve();
  const own = before.then(task, task);
  running.set(key, own);
  try {
    return await own;
  } finally {
    if (running.get(key) === own) running.delete(key);
  }
}
