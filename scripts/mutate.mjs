import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { inRoot } from "./house/paths.mjs";
import { run } from "./house/run.mjs";
import { rooms } from "./mutate/rooms.mjs";
import { survivorsOf } from "./mutate/survivors.mjs";

/** Not among the dev dependencies: 65 MB that every first start would install. */
const stryker = { "@stryker-mutator/core": "9.6.1", "@stryker-mutator/vitest-runner": "9.6.1" };

const kept = (...parts) => inRoot(".cache", "mutate", ...parts);
const packageOf = (name, ...parts) => kept("stryker", "node_modules", name, ...parts);

const [room = "", ...only] = process.argv.slice(2);
if (!(room in rooms)) {
  console.error(`npm run mutate -- <room> [some of its files …], one of: ${Object.keys(rooms).join(", ")}`);
  process.exit(1);
}

/** Below the house, so that it finds the house's own vitest. */
async function fetchWhatIsMissing() {
  const isThere = ([name, version]) => {
    const path = packageOf(name, "package.json");
    return existsSync(path) && JSON.parse(readFileSync(path, "utf8")).version === version;
  };
  if (Object.entries(stryker).every(isThere)) return;
  console.log("fetching Stryker …");
  mkdirSync(kept("stryker"), { recursive: true });
  writeFileSync(kept("stryker", "package.json"), JSON.stringify({ private: true, dependencies: stryker }));
  const args = ["--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...args], { cwd: kept("stryker") });
}

/** What was noticed stays so until its code or its tests change; a survivor may fall to a test that was written since. */
function askAgain(file) {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, "utf8"));
  for (const code of Object.values(known.files))
    code.mutants = code.mutants.filter(({ status }) => status === "Killed" || status === "Timeout");
  writeFileSync(file, JSON.stringify(known));
}

const { mutate, tests } = rooms[room];
const report = kept(`${room}.report.json`);
const copies = `.cache/mutate/copies-${room}`;
const copied = ["config", "web", "cms", "cms-plugins", "tests", "scripts/mutate"];

const options = {
  testRunner: "vitest-whole-files",
  plugins: [inRoot("scripts/mutate/runner.mjs")],
  vitest: { configFile: "config/tooling/vitest.mutate.config.ts", related: false },
  mutate: [...(only.length > 0 ? only : mutate), "!**/*.test.ts"],
  ignorePatterns: [
    ...["*", "!package.json", "!scripts", ...copied.flatMap((name) => [`!${name}`, `!${name}/**`])],
    ...["**/dist", "**/build", "**/.cache"],
  ],
  buildCommand: ["node", "scripts/mutate/bundle-tests.mjs", ...tests].join(" "),
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTATE_WORKERS ?? Math.min(2, availableParallelism())),
  tempDirName: copies,
  incremental: true,
  incrementalFile: kept(`${room}.kept.json`),
  reporters: ["progress-append-only", "json"],
  jsonReporter: { fileName: report },
  // That the machine is busy kills nothing. A loop without end is told by how often it is passed.
  timeoutMS: 120_000,
  disableTypeChecks: false,
  allowConsoleColors: false,
  warnings: { slow: false },
};

const began = Date.now();
await fetchWhatIsMissing();
rmSync(inRoot(copies), { recursive: true, force: true });
askAgain(options.incrementalFile);
const config = kept(`${room}.config.json`);
writeFileSync(config, JSON.stringify(options, null, 2));
await run(process.execPath, [packageOf("@stryker-mutator/core", "bin/stryker.js"), "run", config], {
  env: {
    MUTATE_RUNNER: packageOf("@stryker-mutator/vitest-runner", "dist/src/index.js"),
  },
}).catch(() => process.exit(1));
console.log(survivorsOf(JSON.parse(readFileSync(report, "utf8"))));
console.log(`${room} in ${((Date.now() - began) / 60_000).toFixed(1)} min`);
