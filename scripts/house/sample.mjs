import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

const stamp = (env) => join(env.DATA_DIR, "sample-imported.json");

/** The demo content of a house that has not had it yet. */
export const wantsSample = (env) => env.SEED === "demo" && !existsSync(stamp(env));

const sample = (script, env, ...args) =>
  run(process.execPath, ["--import", "tsx", inRoot("scripts/sample", script), ...args], { env, quiet: true });

/** `pages` before the CMS starts, which takes them into its media library; `listings` before the import. */
export const drawPictures = (env, of) => sample("draw-pictures.ts", env, of);

/** The sample listings come in once, by the same import address every integrator uses. */
export async function importSample(env) {
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  if (!existsSync(accounts)) return;
  await sample("import-sample.ts", {
    ...env,
    INTEGRATOR_TOKEN: JSON.parse(readFileSync(accounts, "utf8")).integratorToken,
  });
  writeFileSync(stamp(env), `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}
