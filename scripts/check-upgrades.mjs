import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./dev/paths.mjs";
import { run } from "./dev/run.mjs";
import { firstProblem, installedVersions, upgradeGroups, upgradeTable } from "./upgrades/upgrade-groups.mjs";

/**
 * Tries newer versions in a clone of the last commit: `npm run check:upgrades [-- <group> …]`, where a group is
 * `strapi`, `remix` or a package. The last version of npm-check-updates that runs on Node 20; fetched on demand
 * (decision 031).
 */
const ncu = ["--yes", "npm-check-updates@22.2.9", "--workspaces", "--root", "--enginesNode", "--packageManager", "npm"];
const asked = process.argv.slice(2);

const copy = mkdtempSync(join(tmpdir(), "gevel-upgrades-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** npm's notices would end up in output that is parsed as JSON. */
const env = { npm_config_loglevel: "error", npm_config_update_notifier: "false" };
const inCopy = (command, args) => run(command, args, { cwd: copy, env, quiet: true });
const readJson = (path) => JSON.parse(readFileSync(join(copy, path), "utf8"));

async function newer(target) {
  const upgraded = JSON.parse(await inCopy("npx", [...ncu, "--target", target, "--jsonUpgraded"]));
  return upgradeGroups(upgraded, Object.keys(upgraded).map(readJson));
}

const unitTests = ["vitest", "run", "--project=unit"];
const steps = [
  ["install", "npm", ["install", "--no-audit", "--no-fund"]],
  ["build", "npm", ["run", "build"]],
  ["check", "npm", ["run", "check"]],
  ["unit tests", "npx", unitTests],
];

/** The first step that fails, or the packages that are installed in one version more than before. */
async function tryUpgrades(upgrades) {
  const names = upgrades.map(({ name }) => name);
  const before = readJson("package-lock.json");
  await inCopy("npx", [...ncu, "--target", "minor", "--upgrade", "--filter", names.join(" ")]);
  for (const [step, command, args] of steps) {
    console.log(`${names.join(", ")}: ${step} …`);
    try {
      await inCopy(command, args);
    } catch ({ message, output = message }) {
      return { upgrades, result: `${step} fails`, problem: firstProblem(output) };
    }
  }
  const after = readJson("package-lock.json");
  const copies = names.filter((name) => installedVersions(after, name).length > installedVersions(before, name).length);
  const problem = copies.map((name) => `${name}: ${installedVersions(after, name).join(" and ")} beside each other`);
  return { upgrades, result: copies.length > 0 ? "a second copy" : "nothing", problem: problem.join("\n") };
}

await run("git", ["clone", "--quiet", "--shared", root, copy], { quiet: true });
const minors = await newer("minor");
const unknown = asked.filter((group) => !minors.has(group));
if (unknown.length > 0) console.log(`nothing newer within the major version: ${unknown.join(", ")}`);

const rows = [];
for (const [group, upgrades] of minors) {
  if (asked.length > 0 && !asked.includes(group)) continue;
  rows.push(await tryUpgrades(upgrades));
  await inCopy("git", ["reset", "--quiet", "--hard"]);
}
if (rows.length > 0) console.log(`\n${upgradeTable(rows)}`);

if (asked.length === 0) {
  const isMajor = ({ from, to }) => from.split(".")[0] !== to.split(".")[0];
  const majors = [...(await newer("latest")).values()].flat().filter(isMajor);
  console.log(`\nmajors, not tried:\n${majors.map(({ name, from, to }) => `${name} ${from} → ${to}`).join("\n")}`);
}
process.exitCode = rows.some(({ result }) => result !== "nothing") ? 1 : 0;
