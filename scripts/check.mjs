import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { buildHouse } from "./house/build-house.mjs";
import { inRoot } from "./house/paths.mjs";
import { runCollecting } from "./house/run.mjs";

await buildHouse(["config", "kit", "plugins", "cms-server"]);

const plugins = readdirSync(inRoot("cms-plugins")).filter((name) =>
  existsSync(inRoot("cms-plugins", name, "tsconfig.json")),
);
const cache = inRoot("node_modules/.cache");
const types = (project) => [
  `types ${project}`,
  "npx",
  [
    ...["tsc", "--noEmit", "-p", project],
    ...["--incremental", "--tsBuildInfoFile", `${cache}/types/${project.replaceAll("/", "-")}.json`],
  ],
];

/** By rooms, for the types of a whole room are read for each. */
const lint = (...folders) => [
  `lint ${folders.join(" ")}`,
  "npx",
  [
    ...["eslint", "--config", "config/tooling/eslint.config.js", "--max-warnings=0"],
    ...["--cache", "--cache-location", `${cache}/eslint/${folders[0]}/`],
    ...folders,
  ],
];

/** The longest first, so that none of them is left to run alone. */
const steps = [
  lint("cms-plugins", "cms"),
  lint("web"),
  lint("tests", "scripts", "config"),
  ["generated types", process.execPath, ["scripts/check-generated-types.mjs"]],
  types("web"),
  types("cms/tsconfig.check.json"),
  types("cms/src/admin/tsconfig.json"),
  ...plugins.map((name) => types(`cms-plugins/${name}`)),
  ["format", "npx", ["prettier", "--check", "--log-level=warn", "."]],
  types("tests"),
  types("scripts"),
  ["imports", process.execPath, ["scripts/check-imports.mjs"]],
  ["dead code", "npx", ["knip", "--config", "config/tooling/knip.json"]],
  types("config"),
];

const failed = [];
const waiting = [...steps];
async function runWaiting() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, command, args] = step;
    const began = Date.now();
    const { code, output } = await runCollecting(command, args, { show: false });
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
