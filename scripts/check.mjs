import { availableParallelism } from "node:os";
import { buildApp } from "./dev/build-app.mjs";
import { runCollecting } from "./dev/run.mjs";

await buildApp(["config", "core", "plugins", "cms-server"]);

/** The longest first, so that none of them is left to run alone. */
const steps = [
  ["lint and types", "npx", ["oxlint"]],
  ["generated types", process.execPath, ["scripts/generate-types.mjs", "--check"]],
  ["dead code", "npx", ["knip"]],
  ["imports", process.execPath, ["scripts/check-imports.mjs"]],
  ["vocabulary", process.execPath, ["scripts/check-vocabulary.mjs"]],
  ["messages", process.execPath, ["scripts/check-messages.mjs"]],
  ["requirements", process.execPath, ["scripts/check-requirements.mjs"]],
  ["decisions", process.execPath, ["scripts/check-decisions.mjs"]],
  ["format", "npx", ["oxfmt", "--check", "."]],
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
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, runWaiting));
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(", ")}`);
  process.exit(1);
}
