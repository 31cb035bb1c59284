import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keepRunning } from "./keep-running.mjs";
import { ensurePortsFree } from "./ports.mjs";
import { drawPictures, importSample, wantsSample } from "./sample.mjs";
import { lackOfRoom } from "./settings.mjs";
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

/** Whether an earlier start left the site a copy of all it shows. */
const hasReplica = ({ DATA_DIR }) => readdirSync(join(DATA_DIR, "replica")).some((name) => name.endsWith(".db"));

/** Between two looks whether there is room again. */
const roomPause = 5_000;

/** Resolves once the CMS has room to write, and says once what it waits for. */
async function untilRoom({ DATA_DIR }, { say, isStopped }) {
  for (let told = false; !isStopped(); told = true) {
    const lack = lackOfRoom(DATA_DIR);
    if (lack === null) return;
    if (!told) say(`The CMS waits for room: ${lack}.`);
    await wait(roomPause);
  }
}

/** The import is taken up again when the CMS dies under it; that is safe, since it writes each listing once (API-2). */
async function importWholeSample(env, cms, { keep, steps, tell }) {
  for (;;) {
    await cms.untilReady();
    const asked = cms.side;
    try {
      return await importSample(env, tell);
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
 * as soon as it has a process, so that a signal during the start can still end it. With `keep` a side that ends is
 * started again, now and later, and where the site has a replica from before it stays up whatever keeps the CMS from
 * starting, such as a database that is away or a full disk (ERR-2). `before` says what each side has to wait for, such as its
 * build.
 */
export async function startHouse(
  env,
  { say = () => {}, steps = showSteps({ say, terminal: null }), onStarted = () => {}, keep = false, before = {} } = {},
) {
  const run = keep ? keepRunning : runOnce;
  const persistent = keep && hasReplica(env);
  const withSample = wantsSample(env);
  let cms;
  let web;
  let stopped = false;
  const house = {
    get cms() {
      return cms?.side;
    },
    get web() {
      return web?.side;
    },
    async stop() {
      stopped = true;
      await Promise.all([web?.stop(), cms?.stop()]);
    },
  };
  /** Hears the steps of the CMS's start while that is shown. */
  let tellStep = () => {};
  const begin = (start, health) => {
    if (stopped) throw new Error("the start was broken off");
    return run(() => start(env, (step) => tellStep(step)), { url: health(env), say: steps.say, persistent });
  };

  async function startOfCms() {
    if (keep) await untilRoom(env, { say: steps.say, isStopped: () => stopped });
    if (withSample) await steps.during("drawing the pictures of the pages", (tell) => drawPictures(env, "pages", tell));
    await before.cms;
    cms = begin(startCms, cmsHealth);
    onStarted(house);
    const cmsReady = steps.during("starting the CMS", (tell) => {
      tellStep = tell;
      return cms.untilReady();
    });
    const drawn = withSample
      ? steps.during("drawing the pictures of the listings", (tell) => drawPictures(env, "listings", tell))
      : null;
    await Promise.all([drawn, cmsReady]);
    if (withSample)
      await steps.during("importing the sample listings", (tell) => importWholeSample(env, cms, { keep, steps, tell }));
  }

  async function startOfWeb() {
    await before.web;
    web = begin(startWeb, webHealth);
    onStarted(house);
  }

  await ensurePortsFree(env);
  beginNewLogs(["cms", "web"], env);
  try {
    await Promise.all([startOfCms(), startOfWeb()]);
    await steps.during("starting the site", () => web.untilReady());
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}
