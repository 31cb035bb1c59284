import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { inRoot } from "./dev/paths.mjs";
import { run } from "./dev/run.mjs";
import { targets } from "./mutation/packages.mjs";
import { survivorsOf } from "./mutation/survivors.mjs";

/** Not among the dev dependencies: 65 MB that every first start would install. */
const stryker = { "@stryker-mutator/core": "9.6.1", "@stryker-mutator/vitest-runner": "9.6.1" };

const retained = (...parts) => inRoot(".cache", "mutate", ...parts);
const packageOf = (name, ...parts) => retained("stryker", "node_modules", name, ...parts);

const [target = "", ...only] = process.argv.slice(2);
if (!(target in targets)) {
  console.error(`npm run test:mutation -- <feature> [some of its files …], one of: ${Object.keys(targets).join(", ")}`);
  process.exit(1);
}

/** Below the root folder, so that it finds the project's own vitest. */
async function installMissingTools() {
  const isThere = ([name, version]) => {
    const path = packageOf(name, "package.json");
    return existsSync(path) && JSON.parse(readFileSync(path, "utf8")).version === version;
  };
  if (Object.entries(stryker).every(isThere)) return;
  console.log("fetching Stryker …");
  mkdirSync(retained("stryker"), { recursive: true });
  writeFileSync(retained("stryker", "package.json"), JSON.stringify({ private: true, dependencies: stryker }));
  const args = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...args], { cwd: retained("stryker") });
}

/** A killed mutant stays killed until its code or its tests change; a survivor may be killed by a test written since. */
function rerun(file) {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, "utf8"));
  for (const code of Object.values(known.files))
    code.mutants = code.mutants.filter(({ status }) => status === "Killed" || status === "Timeout");
  writeFileSync(file, JSON.stringify(known));
}

const { mutate, tests } = targets[target];
const report = retained(`${target}.report.json`);
const copies = `.cache/mutate/copies-${target}`;
const copied = ["config", "web", "cms", "cms-plugins", "tests", "scripts/mutation"];

const options = {
  testRunner: "vitest-whole-files",
  plugins: [inRoot("scripts/mutation/stryker-plugins.mjs")],
  vitest: { configFile: "config/tooling/vitest.mutate.config.ts", related: false },
  mutate: [...(only.length > 0 ? only : mutate), "!**/*.test.ts"],
  ignorePatterns: [
    ...["*", "!package.json", "!scripts", ...copied.flatMap((name) => [`!${name}`, `!${name}/**`])],
    ...["**/dist", "**/build", "**/.cache"],
  ],
  buildCommand: ["node", "scripts/mutation/bundle-tests.mjs", ...tests].join(" "),
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTATE_WORKERS ?? Math.min(2, availableParallelism())),
  tempDirName: copies,
  incremental: true,
  incrementalFile: retained(`${target}.kept.json`),
  reporters: ["progress-append-only", "json"],
  jsonReporter: { fileName: report },
  // High, so that a busy machine kills no mutant. Endless loops are detected by a hit count.
  timeoutMS: 120_000,
  disableTypeChecks: false,
  allowConsoleColors: false,
  warnings: { slow: false },
};

const began = Date.now();
await installMissingTools();
rmSync(inRoot(copies), { recursive: true, force: true });
rerun(options.incrementalFile);
const config = retained(`${target}.config.json`);
writeFileSync(config, JSON.stringify(options, null, 2));
await run(process.execPath, [packageOf("@stryker-mutator/core", "bin/stryker.js"), "run", config], {
  env: {
    MUTATE_RUNNER: packageOf("@stryker-mutator/vitest-runner", "dist/src/index.js"),
  },
}).catch(() => process.exit(1));
console.log(survivorsOf(JSON.parse(readFileSync(report, "utf8"))));
console.log(`${target} in ${((Date.now() - began) / 60_000).toFixed(1)} min`);
