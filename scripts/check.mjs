import { availableParallelism } from "node:os";
import { typeProjects } from "../config/tooling/type-projects.js";
import { buildHouse } from "./house/build-house.mjs";
import { inRoot } from "./house/paths.mjs";
import { runCollecting } from "./house/run.mjs";

await buildHouse(["config", "kit", "plugins", "cms-server"]);

/** From nothing, as a fresh clone does it: then lint, which works out the types anyway, says what is wrong with them. */
const anew = process.argv.includes("--anew");

const cache = inRoot("node_modules/.cache");
const types = ([, project]) => [
  `types ${project}`,
  "npx",
  [
    ...["tsc", "--noEmit", "-p", project],
    ...["--incremental", "--tsBuildInfoFile", `${cache}/types/${project.replaceAll("/", "-")}.json`],
  ],
];

/** By rooms, for the types of a whole room are read for each, and kept until its lint ends: a gigabyte. */
const lint = (...folders) => [
  `lint${anew ? " and types" : ""} ${folders.join(" ")}`,
  "npx",
  [
    ...["eslint", "--config", "config/tooling/eslint.config.js", "--max-warnings=0"],
    // What is remembered of a file would not hear of an error that came of another.
    ...(anew ? [] : ["--cache", "--cache-location", `${cache}/eslint/${folders[0]?.replaceAll("/", "-")}/`]),
    ...folders,
  ],
  anew ? { LINT_TYPES: "1" } : {},
];

/** The longest first, so that none of them is left to run alone. */
const steps = [
  lint("cms"),
  lint("cms-plugins/leads", "cms-plugins/kit"),
  lint("web"),
  lint("cms-plugins/properties", "cms-plugins/change-feed"),
  lint("tests"),
  lint("cms-plugins/owner-stats"),
  lint("scripts", "config"),
  ["generated types", process.execPath, ["scripts/check-generated-types.mjs"]],
  ...(anew ? [] : typeProjects.map(types)),
  ["format", "npx", ["prettier", "--check", "--log-level=warn", "."]],
  ["imports", process.execPath, ["scripts/check-imports.mjs"]],
  ["dead code", "npx", ["knip", "--config", "config/tooling/knip.json"]],
];

const failed = [];
const waiting = [...steps];
async function runWaiting() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command, args, env = {}] = step;
    const began = Date.now();
    const { code, output } = await runCollecting(command, args, { env, show: false });
    console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.slice(-8000));
  }
}
// Each takes a processor and up to two gigabytes.
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, runWaiting));
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(", ")}`);
  process.exit(1);
}
