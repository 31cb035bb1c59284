import { setImmediate as nextTurn } from "node:timers/promises";

/** Work in steps, between which other tasks may run. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps, one after the other. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Runs all steps and lets waiting requests be answered between them. */
export async function runInSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}
