import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * What a part's reporter has told so far, one line a fact, so that it is there even when the part is killed: each test
 * by its id, its last state, of which `known` is one that did not come to run and `flaky` one that passed at its second try, its
 * name, and why it failed.
 *
 * @typedef {"known" | "gone" | "passed" | "flaky" | "failed" | "skipped"} State
 */

const file = process.env.TALLY_FILE;

/** @param {string} id @param {State} state @param {string} name @param {readonly string[]} reasons */
export function record(id, state, name = id, reasons = []) {
  if (file) appendFileSync(file, `${JSON.stringify([id, state, name, reasons])}\n`);
}

/** The last record of each test. */
function lastRecord(path) {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  const records = lines.filter((line) => line.endsWith("]")).map((line) => JSON.parse(line));
  return [...new Map(records.map(([id, state, name, reasons = []]) => [id, { state, name, reasons }])).values()];
}

/** Groups (the first part of a test's name) without a single test run, because an earlier group failed. */
export function groupsNotStarted(path) {
  const tests = lastRecord(path).filter(({ name }) => name.includes(" › "));
  const groupOf = ({ name }) => name.split(" › ", 1)[0];
  const started = new Set(tests.filter(({ state }) => state !== "known").map(groupOf));
  return started.size === 0 ? [] : [...new Set(tests.map(groupOf))].filter((group) => !started.has(group));
}

const longestReason = 1_500;

/** A failed test by its name, and below it what went wrong, for those who see the end of a log alone. */
function failure({ name, reasons }) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason).slice(0, longestReason).trim().split("\n"),
  );
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** Counts the results of a part; a known test that did not run counts as failed. */
export function countResults(path) {
  const last = lastRecord(path);
  const count = (expected) => last.filter(({ state }) => state === expected).length;
  const named = (expected) => last.filter(({ state }) => state === expected).map(failure);
  const notRun = count("known");
  return {
    ...{
      passed: count("passed") + count("flaky"),
      failed: count("failed") + notRun,
      notRun,
      skipped: count("skipped"),
    },
    failures: named("failed"),
    flaky: named("flaky"),
  };
}
