import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * What a part's reporter has told so far, one line a fact, so that it is there even when the part is killed: each test
 * by its id and its last state, of which `known` is one that did not come to run.
 *
 * @typedef {"known" | "gone" | "passed" | "failed" | "skipped"} State
 */

const file = process.env.TALLY_FILE;

/** @param {string} id @param {State} state */
export function tell(id, state) {
  if (file) appendFileSync(file, `${JSON.stringify([id, state])}\n`);
}

/** Counts what stands in a tally; what is known and did not run has failed to prove anything. */
export function countTally(path) {
  const states = new Map(
    existsSync(path)
      ? readFileSync(path, "utf8")
          .split("\n")
          .filter((line) => line.endsWith("]"))
          .map((line) => JSON.parse(line))
      : [],
  );
  const count = (state) => [...states.values()].filter((one) => one === state).length;
  const notRun = count("known");
  return { passed: count("passed"), failed: count("failed") + notRun, notRun, skipped: count("skipped") };
}
