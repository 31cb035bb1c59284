import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { changelogSection, sectionOf, withSection } from "./release/changelog.mjs";

/**
 * `npm run release [-- --dry-run]`: makes a release of the changesets in `.changeset` (version, changelog, commit), and
 * tags it `vX.Y.Z`. Without changesets it tags the current version. Nothing is pushed.
 */
const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const dryRun = values["dry-run"];

const folder = process.cwd();
const changesetCli = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
const inFolder = (path) => join(folder, path);
const run = (command, args) => execFileSync(command, args, { cwd: folder, encoding: "utf8" }).trim();
const changeset = (...args) => run(process.execPath, [changesetCli, ...args]);
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

function fail(why) {
  console.error(`release: ${why}`);
  process.exit(1);
}

/** The planned release: the version and the texts of its changesets. */
function planned() {
  const kept = mkdtempSync(join(tmpdir(), "release-"));
  try {
    const plan = join(kept, "plan.json");
    // changeset takes a path relative to its working directory.
    changeset("status", "--output", relative(folder, plan));
    const { changesets, releases } = readJson(plan);
    return { version: releases[0]?.newVersion, summaries: changesets.map(({ summary }) => summary) };
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

/** Writes version and changelog, and commits them. */
function writeRelease({ version, summaries }) {
  changeset("version");
  const manifest = inFolder("package.json");
  // The root is no workspace, so changesets leaves it alone.
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/("version": ")[^"]+/, `$1${version}`));
  const changelog = inFolder("CHANGELOG.md");
  const section = changelogSection(version, new Date().toISOString().slice(0, 10), summaries);
  writeFileSync(changelog, withSection(readFileSync(changelog, "utf8"), section));
  run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  run("git", ["add", "--all"]);
  run("git", ["commit", "--quiet", "--message", `chore(release): ${version}`]);
}

const branch = run("git", ["branch", "--show-current"]);
if (branch !== "main") fail(`releases are made from main, and this is ${branch || "no branch"}`);
if (run("git", ["status", "--porcelain"]) !== "") fail("there are changes that are not committed");

const { version: next, summaries } = planned();
const version = next ?? readJson(inFolder("package.json")).version;
const tag = `v${version}`;
if (run("git", ["tag", "--list", tag]) !== "") fail(`${tag} is tagged already, and there is no changeset`);

if (dryRun) {
  if (next) console.log(`would write and commit ${version}:\n${summaries.map((text) => `  - ${text}`).join("\n")}`);
  console.log(`would tag ${tag}`);
} else {
  if (next) writeRelease({ version, summaries });
  const notes = sectionOf(readFileSync(inFolder("CHANGELOG.md"), "utf8"), version);
  if (!notes) fail(`CHANGELOG.md has no section ${version}`);
  run("git", ["tag", "--annotate", tag, "--cleanup=verbatim", "--message", `${tag}\n\n${notes}`]);
  console.log(`${tag} is tagged; publish it with: git push --follow-tags`);
}
