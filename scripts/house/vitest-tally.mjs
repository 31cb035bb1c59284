import { tell } from "./tally.mjs";

const states = { passed: "passed", failed: "failed", skipped: "skipped", pending: "known" };

const named = (module, test) => `${module.relativeModuleId} › ${test.fullName}`;

/** Tells Vitest's tests as they come. A file or group that breaks outside its tests is one failure. */
export default class VitestTally {
  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) tell(moduleId, "known");
  }

  onTestModuleCollected(module) {
    tell(module.moduleId, "gone");
    for (const test of module.children.allTests()) tell(test.id, "known");
  }

  onTestCaseResult(test) {
    tell(test.id, states[test.result().state], named(test.module, test));
  }

  onTestModuleEnd(module) {
    tell(module.moduleId, module.errors().length > 0 ? "failed" : "gone");
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) tell(suite.id, "failed", named(module, suite));
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const at of unhandledErrors.keys()) tell(`unhandled error ${at}`, "failed");
  }
}
