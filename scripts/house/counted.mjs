import { existsSync, readFileSync } from "node:fs";

const none = { passed: 0, failed: 0, skipped: 0, seen: false };

/** Counts from Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(file) {
  if (!existsSync(file)) return none;
  const report = JSON.parse(readFileSync(file, "utf8"));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    seen: true,
  };
}

/** Counts from Playwright's JSON report. A flaky test passed only by luck, so it counts as failed. */
export function countPlaywright(file) {
  if (!existsSync(file)) return none;
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
    seen: true,
  };
}
