import { record } from "./test-results.mjs";

const states = { passed: "passed", failed: "failed", skipped: "skipped", pending: "known" };

const reasons = (errors = []) => errors.map(({ message }) => message);
const named = (module, test) => `${module.relativeModuleId} › ${test.fullName}`;

/** Records Vitest's test results as they come. A file or group that breaks outside its tests counts as one failure. */
export default class VitestTally {
  onTestRunStart(specifications) {
    for (const { moduleId } of specifications) record(moduleId, "known");
  }

  onTestModuleCollected(module) {
    record(module.moduleId, "gone");
    for (const test of module.children.allTests()) record(test.id, "known");
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const isFlaky = test.diagnostic()?.flaky === true;
    record(test.id, isFlaky ? "flaky" : states[state], named(test.module, test), reasons(errors));
  }

  onTestModuleEnd(module) {
    const errors = module.errors();
    record(module.moduleId, errors.length > 0 ? "failed" : "gone", module.relativeModuleId, reasons(errors));
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) record(suite.id, "failed", named(module, suite), reasons(suite.errors()));
  }

  onTestRunEnd(_modules, unhandledErrors) {
    for (const [at, error] of unhandledErrors.entries())
      record(`unhandled error ${at}`, "failed", undefined, reasons([error]));
  }
}
