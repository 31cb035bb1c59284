import { existsSync, readdirSync } from "node:fs";
import { buildHouse } from "./house/build-house.mjs";
import { inRoot } from "./house/paths.mjs";
import { runCollecting } from "./house/run.mjs";

await buildHouse(["config", "kit", "plugins", "cms-server"]);

const plugins = readdirSync(inRoot("cms-plugins")).filter((name) =>
  existsSync(inRoot("cms-plugins", name, "tsconfig.json")),
);
const types = (project) => [`types ${project}`, "npx", ["tsc", "--noEmit", "-p", project]];

const steps = [
  ["format", "npx", ["prettier", "--check", "--log-level=warn", "."]],
  types("config"),
  types("scripts"),
  types("tests"),
  ...plugins.map((name) => types(`cms-plugins/${name}`)),
  types("cms/tsconfig.check.json"),
  types("cms/src/admin/tsconfig.json"),
  types("web"),
  [
    "lint",
    "npx",
    [
      "eslint",
      "--config",
      "config/tooling/eslint.config.js",
      "--max-warnings=0",
      "--cache",
      "--cache-location",
      "node_modules/.cache/eslint/",
      ".",
    ],
  ],
  ["dead code", "npx", ["knip", "--config", "config/tooling/knip.json"]],
  ["generated types", process.execPath, ["scripts/check-generated-types.mjs"]],
];

const failed = [];
for (const [name, command, args] of steps) {
  const began = Date.now();
  const { code, output } = await runCollecting(command, args, { show: false });
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) {
    failed.push(name);
    console.log(output.slice(-8000));
  }
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(", ")}`);
  process.exit(1);
}
