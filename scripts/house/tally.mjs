import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * What a part's reporter has told so far, one line a fact, so that it is there even when the part is killed: each test
 * by its id, its last state, of which `known` is one that did not come to run, and its name.
 *
 * @typedef {"known" | "gone" | "passed" | "failed" | "skipped"} State
 */

const file = process.env.TALLY_FILE;

/** @param {string} id @param {State} state @param {string} name */
export function tell(id, state, name = id) {
  if (file) appendFileSync(file, `${JSON.stringify([id, state, name])}\n`);
}

/** Of each test what was told last. */
function lastTold(path) {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const told = lines.filter((line) => line.endsWith("]")).map((line) => JSON.parse(line));
  return [...new Map(told.map(([id, state, name]) => [id, { state, name }])).values()];
}

/** Of the groups, which tests are named after first, those that no test of came to run because one before them was red. */
export function groupsNotBegun(path) {
  const tests = lastTold(path).filter(({ name }) => name.includes(" › "));
  const groupOf = ({ name }) => name.split(" › ", 1)[0];
  const begun = new Set(tests.filter(({ state }) => state !== "known").map(groupOf));
  return begun.size === 0 ? [] : [...new Set(tests.map(groupOf))].filter((group) => !begun.has(group));
}

/** Counts what stands in a tally; what is known and did not run has failed to prove anything. */
export function countTally(path) {
  const last = lastTold(path);
  const namesOf = (wanted) => last.filter(({ state }) => state === wanted).map(({ name }) => name);
  const count = (state) => namesOf(state).length;
  const notRun = count("known");
  return {
    ...{ passed: count("passed"), failed: count("failed") + notRun, notRun, skipped: count("skipped") },
    failures: namesOf("failed"),
  };
}
