import { mkdirSync, rmSync } from "node:fs";
import { buildApp, hasSpaceToSwap } from "./dev/build-app.mjs";
import { compileMissingPackages, installMissingPackages } from "./dev/install.mjs";
import { inRoot } from "./dev/paths.mjs";
import { runTestSuite } from "./dev/run-test-suite.mjs";
import { chromiumForTests, findFirefox, findPostgres, installPackages } from "./dev/system-packages.mjs";
import { showProgress } from "./dev/progress.mjs";
import { countResults, groupsNotStarted } from "./dev/test-results.mjs";
import { startTestPostgres } from "./dev/test-postgres.mjs";

const reports = inRoot("test-results");
/** What the tests leave out in the quick one: decisions 147 and 148. */
const scope = process.env.TEST_SCOPE ?? (process.env.CI ? "full" : "quick");
const total = { passed: 0, failed: 0, notRun: 0, skipped: 0 };
const failures = [];
const flaky = [];
const started = Date.now();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stopping.abort());

/**
 * Runs one part; one that fails without a test that says so still counts as a failure. What takes longer than `minutes`, several
 * times what it needs, is ended, and what it did not run has failed. `catchUp` gives, group by group, the arguments that run
 * those which a red one before them kept from running.
 */
async function part(name, args, { minutes, env = {}, catchUp = () => [] }) {
  if (stopping.signal.aborted) {
    total.failed += 1;
    return console.log(`── ${name}: not run`);
  }
  console.log(`\n── ${name}`);
  const began = Date.now();
  const tally = `${reports}/${name}.tally`;
  const late = AbortSignal.timeout(minutes * 60_000);
  const stop = AbortSignal.any([stopping.signal, late]);
  const run = (more) =>
    runTestSuite(process.execPath, [...args, ...more], {
      env: { NO_COLOR: "1", TALLY_FILE: tally, TEST_SCOPE: scope, ...env },
      stop,
    });
  const code = await run([]);
  for (const more of groupsNotStarted(tally).map(catchUp)) if (more.length > 0 && !stop.aborted) await run(more);
  if (late.aborted) console.log(`\n${name}: stopped after ${minutes} minutes`);
  const counted = countResults(tally);
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key];
  flaky.push(...counted.flaky);
  failures.push(...(counted.failures.length > 0 || code === 0 ? counted.failures : [name]));
  const { passed, failed, notRun, skipped } = counted;
  const cliArgs = [`${passed} passed`, `${failed} failed${notRun > 0 ? ` (${notRun} of them never ran)` : ""}`];
  if (counted.flaky.length > 0) cliArgs.push(`${counted.flaky.length} flaky`);
  if (skipped > 0) cliArgs.push(`${skipped} skipped`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`── ${name}: ${code === 0 ? "ok" : `ended with ${code}`}, ${cliArgs.join(", ")}, ${seconds} s`);
}

const vitest = (project, minutes, env) =>
  part(
    project,
    [
      inRoot("node_modules/vitest/vitest.mjs"),
      "run",
      `--project=${project}`,
      "--reporter=dot",
      `--reporter=${inRoot("scripts/dev/vitest-reporter.mjs")}`,
    ],
    { minutes, env },
  );

/**
 * Installs what a bare system lacks, one package after the other, since apt runs one installation at a time. Returns
 * Chromium's path, or null.
 */
async function prepareSystem() {
  if (!findPostgres()) await installPackages(["postgresql"]);
  if (!findFirefox()) await installPackages(["firefox-esr"]);
  return chromiumForTests();
}

try {
  // While npm fetches: that leaves a processor idle.
  const [chromium] = await Promise.all([prepareSystem(), installMissingPackages()]);
  const steps = showProgress();
  const compiled = compileMissingPackages(steps);
  if (!hasSpaceToSwap()) await compiled;
  await Promise.all([compiled, buildApp(undefined, steps)]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  await part("check", ["scripts/check.mjs"], { minutes: 15 });
  await vitest("unit", 20);
  const postgres = await startTestPostgres().catch(
    (error) => void console.log(`PostgreSQL did not start: ${error.message}`),
  );
  if (!postgres) console.log("── PostgreSQL is missing and could not be installed: integration on SQLite only");
  await vitest("integration", 75, postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  postgres?.stop();

  if (chromium) {
    await part("e2e", [inRoot("node_modules/@playwright/test/cli.js"), "test"], {
      minutes: 90,
      env: { CHROMIUM_PATH: chromium },
      // Each project has an app of its own.
      catchUp: (project) => ["--no-deps", `--project=${project}`],
    });
  } else console.log("── e2e: skipped, Chromium is missing and could not be installed");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}

const { passed, failed, notRun, skipped } = total;
const besides = [
  ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ...(notRun > 0 ? [`${notRun} never ran`] : []),
  ...(skipped > 0 ? [`${skipped} skipped`] : []),
];
if (flaky.length > 0) console.log(`\nflaky, passed at the second try:\n${flaky.map((name) => `  ${name}`).join("\n")}`);
if (failures.length > 0) console.log(`\nfailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
if (scope === "quick") console.log("\nquick scope: TEST_SCOPE=full npm test runs every test");
console.log(`\nwhole suite in ${[`${((Date.now() - started) / 60_000).toFixed(1)} min`, ...besides].join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
