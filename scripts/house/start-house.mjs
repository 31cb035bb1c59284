import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { ensureFree, startCms, startWeb, untilReady } from "./sides.mjs";

const sampleStamp = (env) => join(env.DATA_DIR, "sample-imported.json");
const wantsSample = (env) => env.SEED === "demo" && !existsSync(sampleStamp(env));

const sample = (script, env, ...args) =>
  run(process.execPath, ["--import", "tsx", inRoot("scripts/sample", script), ...args], { env, quiet: true });

/** The sample listings come in once, by the same import address every integrator uses. */
async function importSample(env) {
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  if (!existsSync(accounts)) return;
  await sample("import-sample.ts", {
    ...env,
    INTEGRATOR_TOKEN: JSON.parse(readFileSync(accounts, "utf8")).integratorToken,
  });
  writeFileSync(sampleStamp(env), `${JSON.stringify({ at: new Date().toISOString() })}\n`);
}

/**
 * Starts both sides on a built house and resolves when both answer. `onStarted` hears of the house as soon as it has
 * processes, so that a signal during the start can still end them.
 */
export async function startHouse(env, { say = () => {}, onStarted = () => {} } = {}) {
  await Promise.all([ensureFree(env.PORT, "PORT"), ensureFree(env.CMS_PORT, "CMS_PORT")]);
  const withSample = wantsSample(env);
  if (withSample) {
    say("drawing the pictures of the pages …");
    await sample("draw-pictures.ts", env, "pages");
  }
  const cms = startCms(env);
  const web = startWeb(env);
  const house = {
    cms,
    web,
    async stop() {
      await Promise.all([web.stop(), cms.stop()]);
    },
  };
  onStarted(house);
  try {
    const drawn = withSample ? sample("draw-pictures.ts", env, "listings") : Promise.resolve();
    await Promise.all([drawn, untilReady(cms, `http://127.0.0.1:${env.CMS_PORT}/_health`)]);
    if (withSample) {
      say("importing the sample listings …");
      await importSample(env);
    }
    await untilReady(web, `http://127.0.0.1:${env.PORT}/healthz`, 60);
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}
