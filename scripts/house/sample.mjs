import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

const stamp = (env) => join(env.DATA_DIR, "sample-imported.json");

/** The demo content of a house that has not had it yet. */
export const wantsSample = (env) => env.SEED === "demo" && !existsSync(stamp(env));

const sample = (script, env, args, options) =>
  run(process.execPath, ["--import", "tsx", inRoot("scripts/sample", script), ...args], {
    env,
    quiet: true,
    ...options,
  });

const hearing = (tell) => (text) =>
  text
    .trim()
    .split("\n")
    .forEach((line) => tell(line));

/**
 * `pages` before the CMS starts, which takes them into its media library; `listings` before the import. `tell` hears how
 * many there are.
 */
export const drawPictures = (env, of, tell = () => {}) =>
  sample("draw-pictures.ts", env, [of], {
    // The CMS goes first: it takes longer.
    niceness: of === "listings" ? 5 : 0,
    hear: hearing(tell),
  });

const tokenOf = (accounts) => JSON.parse(readFileSync(accounts, "utf8")).integratorToken;

/** The sample listings come in once, by the same import address every integrator uses. */
export async function importSample(env, tell = () => {}) {
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  if (!existsSync(accounts)) return;
  await sample("import-sample.ts", { ...env, INTEGRATOR_TOKEN: tokenOf(accounts) }, [], { hear: hearing(tell) });
  // All or nothing, so that a start that is killed here imports again, which changes nothing.
  writeFileSync(`${stamp(env)}.new`, `${JSON.stringify({ at: new Date().toISOString() })}\n`);
  renameSync(`${stamp(env)}.new`, stamp(env));
}
