import { setImmediate as nextTurn } from "node:timers/promises";

/** Work in steps, between which others may have their turn. */
export type Steps<Result> = Generator<void, Result>;

/** All steps, one after the other. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** All steps, and whoever waits is answered between them. */
export async function runInSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}
