import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { countResults, groupsNotStarted } from "./test-results.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-tally-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function records(...lines: readonly (readonly [id: string, state: string, name?: string])[]): string {
  const file = join(folder, `${lines.length}.tally`);
  writeFileSync(file, lines.map(([id, state, name = id]) => `${JSON.stringify([id, state, name])}\n`).join(""));
  return file;
}

const known = [
  ["1", "known", "site › a"],
  ["2", "known", "site › b"],
  ["3", "known", "publish › c"],
] as const;

it("names the groups that a failed one prevented, and none that ran or began", () => {
  const red = [...known, ["1", "failed", "site › a"]] as const;
  expect(groupsNotStarted(records(...red))).toEqual(["publish"]);
  expect(groupsNotStarted(records(...red, ["3", "passed", "publish › c"]))).toEqual([]);
});

it("names no group where nothing ran at all: the same cause would stop it again", () => {
  expect(groupsNotStarted(records(...known, ["error 1", "failed"]))).toEqual([]);
});

it("counts groups that ran after all, and known ones that never ran as failed", () => {
  const file = records(
    ...known,
    ["1", "failed", "site › a"],
    ["3", "known", "publish › c"],
    ["3", "passed", "publish › c"],
  );
  expect(countResults(file)).toEqual({
    passed: 1,
    failed: 2,
    notRun: 1,
    skipped: 0,
    failures: ["site › a"],
    flaky: [],
  });
});

it("counts a test that passed at its second try once, as passed, and names it with why the first one failed", () => {
  const file = join(folder, "flaky.tally");
  const lines = [
    ["1", "known", "site › a"],
    ["1", "failed", "site › a", ["no answer"]],
    ["1", "flaky", "site › a", ["no answer"]],
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(countResults(file)).toMatchObject({ passed: 1, failed: 0, failures: [], flaky: ["site › a\n    no answer"] });
});

it("prints the cause below a failed test, without colours and shortened", () => {
  const file = join(folder, "reasons.tally");
  const reasons = ["\u001b[31mreviews\u001b[39m moved\nby 0.15", "x".repeat(5_000)];
  writeFileSync(file, `${JSON.stringify(["1", "failed", "site › a", reasons])}\n`);
  expect(countResults(file).failures).toEqual([`site › a\n    reviews moved\n    by 0.15\n    ${"x".repeat(1_500)}`]);
});
