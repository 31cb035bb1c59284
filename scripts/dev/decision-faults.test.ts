import { expect, it } from "vitest";
import { decisionFaults } from "./decision-faults.mjs";

const record = (number: string, status: string, date = "2026-11-27") =>
  `# ${number} · Title\n\n**Status:** ${status}\n**Date:** ${date}\n\n**Context.** None.\n`;
const superseded = record("001", "superseded by [002](002-new.md)");
const current = record("002", "accepted, supersedes [001](001-old.md)");
const index = "| 001 | [Title](001-old.md) |\n| 002 | [Title](002-new.md) |\n";
const records = { "001-old.md": superseded, "002-new.md": current };

it("accepts records that link each other both ways", () => {
  expect(decisionFaults(records, index)).toEqual([]);
});

it.each([
  ["no status", { ...records, "002-new.md": current.replace(/^.*Status.*\n/m, "") }, "002-new.md: no status"],
  ["an unknown status", { ...records, "002-new.md": current.replace("accepted", "stands") }, "002-new.md: no status"],
  ["no date", { ...records, "002-new.md": current.replace("2026-11-27", "today") }, "002-new.md: no date"],
  [
    "another number in the title",
    { ...records, "002-new.md": current.replace("# 002", "# 003") },
    '002-new.md: its title does not begin with "# 002 · "',
  ],
  [
    "no link back",
    { ...records, "002-new.md": record("002", "accepted") },
    '001-old.md: superseded by 002-new.md, which does not say "supersedes" in return',
  ],
  [
    "a broken link",
    { ...records, "002-new.md": `${current}See [003](003-gone.md).\n` },
    "002-new.md: links to 003-gone.md, which is missing",
  ],
  [
    "a number taken twice",
    { ...records, "002-other.md": record("002", "accepted") },
    "002-other.md: 002-new.md has the number 002 too",
  ],
  [
    "a file outside the index",
    { ...records, "003-more.md": record("003", "accepted") },
    "003-more.md: not in the index",
  ],
])("reports %s", (_, changed, fault) => {
  expect(decisionFaults(changed, index)).toContain(fault);
});

it("reports an index entry without its file", () => {
  expect(decisionFaults(records, `${index}| 003 | [Title](003-gone.md) |\n`)).toEqual([
    "README.md: links to 003-gone.md, which is missing",
  ]);
});
