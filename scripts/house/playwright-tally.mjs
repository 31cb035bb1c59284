import { tell } from "./tally.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };
let errors = 0;

const nameOf = (test) => test.titlePath().filter(Boolean).join(" › ");

/** Tells Playwright's tests as they come. A flaky test passed only by luck, so it counts as failed. */
export default class PlaywrightTally {
  onBegin(_config, suite) {
    for (const test of suite.allTests()) tell(test.id, "known", nameOf(test));
  }

  onTestEnd(test) {
    tell(test.id, states[test.outcome()], nameOf(test));
  }

  onError() {
    errors += 1;
    tell(`error ${errors}`, "failed");
  }

  printsToStdio() {
    return false;
  }
}
