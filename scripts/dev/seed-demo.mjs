import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

const stamp = (env) => join(env.DATA_DIR, "sample-imported.json");

/** Whether the demo content is wanted and not yet imported. */
export const wantsDemo = (env) => env.SEED === "demo" && !existsSync(stamp(env));

const sample = (script, env, args, options) =>
  run(process.execPath, ["--import", "tsx", inRoot("scripts/seed", script), ...args], {
    env,
    quiet: true,
    ...options,
  });

const hearing = (report) => (text) =>
  text
    .trim()
    .split("\n")
    .forEach((line) => report(line));

/**
 * `pages` runs before the CMS starts, which imports them into its media library; `listings` before the import. `report`
 * receives the number so far.
 */
export const generatePictures = (env, of, report = () => {}) =>
  sample("generate-pictures.ts", env, [of], {
    // The CMS goes first: it takes longer.
    niceness: of === "listings" ? 5 : 0,
    onOutput: hearing(report),
  });

const tokenOf = (accounts) => JSON.parse(readFileSync(accounts, "utf8")).integratorToken;

/** The sample listings are imported once, through the endpoint every integrator uses. */
export async function importDemo(env, report = () => {}) {
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  if (!existsSync(accounts)) return;
  await sample("import-demo.ts", { ...env, INTEGRATOR_TOKEN: tokenOf(accounts) }, [], { onOutput: hearing(report) });
  // All or nothing, so that a start that is killed here imports again, which changes nothing.
  writeFileSync(`${stamp(env)}.new`, `${JSON.stringify({ at: new Date().toISOString() })}\n`);
  renameSync(`${stamp(env)}.new`, stamp(env));
}
