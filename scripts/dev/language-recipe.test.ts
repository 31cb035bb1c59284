import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inRoot } from "./paths.mjs";

const contributing = readFileSync(inRoot("CONTRIBUTING.md"), "utf8");
const [, recipe = ""] = /### A language \((.*?)### A form/s.exec(contributing) ?? [];

/** A catalogue imported by its language, or a row for each language that the types ask for. First content is optional. */
const needsRow = String.raw`/de(/[a-z]+)?\.json"|: (Readonly<)?Record<Language, [^=]*= \{|^ +de: of\("de"\)`;

it("LANG-6 the recipe for a language has every file with a row per language, and no other", () => {
  const found = execFileSync(
    "git",
    ["grep", "-lE", needsRow, "--", "*.ts", "*.tsx", ":!*.test.*", ":!*.fixture.*", ":!*/translations/*", ":!tests"],
    { cwd: inRoot("."), encoding: "utf8" },
  )
    .split("\n")
    .filter(Boolean);
  const named = Array.from(recipe.matchAll(/`([\w./-]+\.tsx?)`/g), ([, file = ""]) => file).filter(
    (file) => file !== "messages.ts",
  );
  expect(named.filter((file) => !file.endsWith(".test.ts")).sort()).toEqual(found.toSorted());
  expect(recipe).toMatch(new RegExp(`^${named.length} files`));
});
