import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "./paths.mjs";
import { countResults } from "./test-results.mjs";

const { resolve } = createRequire(import.meta.url);

/** A file of tests: one passes, one passes at its second try, one fails. */
const tests = (importing: string) => `
  ${importing}
  const { existsSync, writeFileSync } = process.getBuiltinModule("node:fs");
  const mark = process.env.TALLY_FILE + ".tried";
  test("passes", () => {});
  test("is flaky", () => {
    if (existsSync(mark)) return;
    writeFileSync(mark, "");
    throw new Error("no answer yet");
  });
  test("fails", () => {
    throw new Error("broken");
  });
`;

const vitest = {
  name: "Vitest",
  file: "three.test.mjs",
  text: tests(""),
  args: (folder: string) => [
    ...[inRoot("node_modules/vitest/vitest.mjs"), "run", `--root=${folder}`, "--globals"],
    ...["--retry=1", `--reporter=${inRoot("scripts/dev/vitest-reporter.mjs")}`],
  ],
};
const playwright = {
  name: "Playwright",
  file: "three.spec.js",
  text: tests(`const { test } = require(${JSON.stringify(resolve("@playwright/test"))});`),
  args: (folder: string) => [
    ...[inRoot("node_modules/@playwright/test/cli.js"), "test", `--config=${folder}`, `--output=${folder}/output`],
    ...["--retries=1", `--reporter=${inRoot("scripts/dev/playwright-reporter.mjs")}`],
  ],
};

describe.each([vitest, playwright])("the reporter of $name", ({ file, text, args }) => {
  const folder = mkdtempSync(join(tmpdir(), "gevel-reporter-"));
  const tally = join(folder, "results.tally");
  beforeAll(() => writeFileSync(join(folder, file), text));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("counts each test once, and lists one that passed at its second try as flaky", () => {
    const { stdout, stderr } = spawnSync(process.execPath, args(folder), {
      env: { PATH: process.env.PATH, NO_COLOR: "1", TALLY_FILE: tally },
      encoding: "utf8",
    });
    const results = countResults(tally);
    expect(results, stdout + stderr).toMatchObject({ passed: 2, failed: 1, notRun: 0, skipped: 0 });
    expect(results.flaky).toEqual([expect.stringMatching(/is flaky\n.*no answer yet/)]);
    expect(results.failures).toEqual([expect.stringMatching(/fails\n.*broken/)]);
  });
});
