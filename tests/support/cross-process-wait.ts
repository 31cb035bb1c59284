let waiting = 0;

/** Whether something here waits for what another process makes for it too: then it stands still and nothing is wrong. */
export const isWaitingForProcess = (): boolean => waiting > 0;

/** What another process may hold for as long as it works. */
export async function waitForProcess<Value>(task: Promise<Value>): Promise<Value> {
  waiting += 1;
  try {
    return await task;
  } finally {
    waiting -= 1;
  }
}
