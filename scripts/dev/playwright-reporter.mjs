import { record } from "./test-results.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "flaky", skipped: "skipped" };
let errors = 0;

const reasons = (errors) => errors.map(({ message = "" }) => message);
const nameOf = (test) => test.titlePath().filter(Boolean).join(" › ");

/** Tells Playwright's tests as they come, each try of one by the same id: the last one counts. */
export default class PlaywrightTally {
  onBegin(_config, suite) {
    for (const test of suite.allTests()) record(test.id, "known", nameOf(test));
  }

  onTestEnd(test) {
    const errors = test.results.flatMap((result) => result.errors);
    record(test.id, states[test.outcome()], nameOf(test), reasons(errors));
  }

  onError(error) {
    errors += 1;
    record(`error ${errors}`, "failed", undefined, reasons([error]));
  }

  printsToStdio() {
    return false;
  }
}
