import { keepRunning } from "./keep-running.mjs";
import { ensureFree } from "./ports.mjs";
import { drawPictures, importSample, wantsSample } from "./sample.mjs";
import { beginNewLogs } from "./side.mjs";
import { startCms, startWeb, untilReady } from "./sides.mjs";
import { showSteps } from "./steps.mjs";

const cmsHealth = (env) => `http://127.0.0.1:${env.CMS_PORT}/_health`;
const webHealth = (env) => `http://127.0.0.1:${env.PORT}/healthz`;

/** A side that runs once: tests and measurements kill it and mean it. */
function runOnce(start, { url }) {
  const side = start();
  return { side, untilReady: () => untilReady(side, url), stop: () => side.stop() };
}

/** The step of its start that the CMS told last. */
async function showing(steps, name, kept, work) {
  return steps.during(name, async (tell) => {
    const asking = setInterval(() => tell(kept.side.sign.step ?? ""), 200);
    try {
      return await work();
    } finally {
      clearInterval(asking);
    }
  });
}

/** The import is taken up again when the CMS dies under it; that is safe, since it writes each listing once (API-2). */
async function importWholeSample(env, cms, { keep, steps }) {
  for (;;) {
    await cms.untilReady();
    const asked = cms.side;
    try {
      return await importSample(env);
    } catch (error) {
      const alive = await fetch(cmsHealth(env)).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!keep || (alive && cms.side === asked)) throw error;
      steps.say("The CMS ended during the import of the sample listings: it is taken up again.");
    }
  }
}

/**
 * Starts both sides on a built house and resolves when both answer and the sample is in. `onStarted` hears of the house
 * as soon as it has processes, so that a signal during the start can still end them. With `keep` a side that ends is
 * started again, now and later (ERR-2).
 */
export async function startHouse(env, { say = () => {}, steps, onStarted = () => {}, keep = false } = {}) {
  const shown = steps ?? showSteps({ say, terminal: null });
  await Promise.all([ensureFree(env.PORT, "PORT"), ensureFree(env.CMS_PORT, "CMS_PORT")]);
  const withSample = wantsSample(env);
  if (withSample) await shown.during("drawing the pictures of the pages", () => drawPictures(env, "pages"));
  beginNewLogs(["cms", "web"], env);
  const run = keep ? keepRunning : runOnce;
  const cms = run(() => startCms(env), { url: cmsHealth(env), say: shown.say });
  const web = run(() => startWeb(env), { url: webHealth(env), say: shown.say });
  const house = {
    get cms() {
      return cms.side;
    },
    get web() {
      return web.side;
    },
    async stop() {
      await Promise.all([web.stop(), cms.stop()]);
    },
  };
  onStarted(house);
  try {
    const drawn = withSample
      ? shown.during("drawing the pictures of the listings", () => drawPictures(env, "listings"))
      : Promise.resolve();
    await Promise.all([drawn, showing(shown, "starting the CMS", cms, () => cms.untilReady())]);
    if (withSample)
      await shown.during("importing the sample listings", () => importWholeSample(env, cms, { keep, steps: shown }));
    await shown.during("starting the site", () => web.untilReady());
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}
