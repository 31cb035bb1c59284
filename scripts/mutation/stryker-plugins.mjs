import { existsSync, readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { strykerPlugins: own, strykerValidationSchema } = await import(pathToFileURL(process.env.MUTATE_RUNNER).href);

/** Numbers of Stryker's own. */
const passed = "complete";
const failed = 1;

/** Test files are bundled again for each run: a test is identified across runs by its name and its file. */
const called = ({ fileName, name, ...test }) => ({ ...test, name: `${basename(fileName)} ${name}` });

/** The test files that depend on one of these files; undefined, meaning all, if that is not known. */
function testFilesOf(changed) {
  if (!existsSync("mutants/sources.json")) return undefined;
  const sources = Object.entries(JSON.parse(readFileSync("mutants/sources.json", "utf8")));
  const isMadeOf = ([, made]) => changed.some((path) => made.includes(relative(process.cwd(), path)));
  return sources.filter(isMadeOf).map(([path]) => resolve(path));
}

/**
 * Stryker's runner for vitest reads each test's result from a run. A mutant that keeps a file from loading (a table
 * that throws when it is read) has no failed test, and would count as a survivor.
 */
function create(injector) {
  const runner = own[0].factory(injector);
  const run = runner.run.bind(runner);
  runner.run = async (question) => {
    // A constant of a module is of no test in particular: without this, all of them would run.
    const { testIds = [], relatedFiles = [], testFiles } = question;
    const isOfNone = relatedFiles.length === 1 && testIds.length === 0 && !testFiles;
    const result = await run(isOfNone ? { ...question, testFiles: testFilesOf(relatedFiles) } : question);
    if (result.status === passed) result.tests = result.tests.map(called);
    if (result.status !== passed || result.tests.some(({ status }) => status === failed)) return result;
    const hasFailed = runner.ctx.state.getFiles().find((file) => file.result?.state === "fail");
    if (!hasFailed) return result;
    const failureMessage = hasFailed.result.errors?.[0]?.message ?? "could not be loaded";
    const test = { id: `${hasFailed.name}#`, name: hasFailed.name, status: failed, timeSpentMs: 0, failureMessage };
    return { ...result, tests: [...result.tests, test] };
  };
  return runner;
}
create.inject = ["$injector"];

export { strykerValidationSchema };
export const strykerPlugins = [{ kind: "TestRunner", name: "vitest-whole-files", factory: create }];
