import { tell } from "./tally.mjs";

const states = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };
let errors = 0;

/** Tells Playwright's tests as they come. A flaky test passed only by luck, so it counts as failed. */
export default class PlaywrightTally {
  onBegin(_config, suite) {
    for (const { id } of suite.allTests()) tell(id, "known");
  }

  onTestEnd(test) {
    tell(test.id, states[test.outcome()], test.titlePath().filter(Boolean).join(" › "));
  }

  onError() {
    errors += 1;
    tell(`error ${errors}`, "failed");
  }

  printsToStdio() {
    return false;
  }
}
