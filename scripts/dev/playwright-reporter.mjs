import { record } from "./test-results.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };
let errors = 0;

const reasons = (errors) => errors.map(({ message = "" }) => message);
const nameOf = (test) => test.titlePath().filter(Boolean).join(" › ");

/** Tells Playwright's tests as they come. A flaky test passed only by luck, so it counts as failed. */
export default class PlaywrightTally {
  onBegin(_config, suite) {
    for (const test of suite.allTests()) record(test.id, "known", nameOf(test));
  }

  onTestEnd(test, result) {
    record(test.id, states[test.outcome()], nameOf(test), reasons(result.errors));
  }

  onError(error) {
    errors += 1;
    record(`error ${errors}`, "failed", undefined, reasons([error]));
  }

  printsToStdio() {
    return false;
  }
}
