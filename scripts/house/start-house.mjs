import { setTimeout as wait } from "node:timers/promises";
import { hasReplica } from "./has-replica.mjs";
import { keepRunning } from "./keep-running.mjs";
import { ensurePortsFree } from "./ports.mjs";
import { drawPictures, importSample, wantsSample } from "./sample.mjs";
import { diskSpaceProblem } from "./settings.mjs";
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

/** Between two looks at the disk, in milliseconds. */
const diskPause = 5_000;

/** Resolves once the CMS has disk space to write; logs once what it waits for. */
async function untilDiskSpace({ DATA_DIR }, say, isStopped) {
  for (let told = false; !isStopped(); told = true) {
    const problem = diskSpaceProblem(DATA_DIR);
    if (problem === null) return;
    if (!told) say(`The CMS waits for disk space: ${problem}.`);
    await wait(diskPause);
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
 * starting, such as a database that is away or a full disk, and whatever keeps the sample from coming in (ERR-2). `before` says
 * what each side has to wait for, such as its build.
 */
export async function startHouse(
  env,
  { say = () => {}, steps = showSteps({ say, terminal: null }), onStarted = () => {}, keep = false, before = {} } = {},
) {
  const run = keep ? keepRunning : runOnce;
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
  const begin = (start, health, persistent, say = steps.say) => {
    if (stopped) throw new Error("the start was broken off");
    return run(() => start(env, (step) => tellStep(step)), { url: health(env), say, persistent });
  };
  let replica;
  /** Asked for the first time before the site is started, which makes one of its own. */
  const hadReplica = () => (replica ??= keep ? hasReplica(env) : Promise.resolve(false));
  /** A part of the sample. Where the site has content it does without, and the next start tries again. */
  async function bringIn(part, work) {
    try {
      await steps.during(part, work);
    } catch (error) {
      if (stopped || !(await hadReplica())) throw error;
      steps.say(`sample: ${part} failed, the site keeps what it has, the next start tries again:\n${error.message}`);
    }
  }
  let webStarted;
  let cmsStarted = false;
  let siteAnnounced = false;
  /** Says once where the site is while the CMS does not start. Without content of an earlier start it is ready only after it. */
  function announceSite() {
    if (siteAnnounced) return;
    siteAnnounced = true;
    webStarted
      .then(() => web.untilReady())
      .then(() => {
        if (!cmsStarted) steps.say(`The site is up at ${env.SITE_URL} with the content of the last start.`);
      })
      .catch(() => {}); // It was stopped.
  }

  async function startOfCms() {
    const sayOfCms = (line) => {
      steps.say(line);
      if (!cmsStarted) announceSite();
    };
    if (keep) await untilDiskSpace(env, sayOfCms, () => stopped);
    if (withSample) await bringIn("drawing the pictures of the pages", (tell) => drawPictures(env, "pages", tell));
    await before.cms;
    cms = begin(startCms, cmsHealth, await hadReplica(), sayOfCms);
    onStarted(house);
    const cmsReady = steps.during("starting the CMS", (tell) => {
      tellStep = tell;
      return cms.untilReady();
    });
    const drawn = withSample
      ? bringIn("drawing the pictures of the listings", (tell) => drawPictures(env, "listings", tell))
      : null;
    await Promise.all([drawn, cmsReady.then(() => (cmsStarted = true))]);
    if (withSample)
      await bringIn("importing the sample listings", (tell) => importWholeSample(env, cms, { keep, steps, tell }));
  }

  async function startOfWeb() {
    await before.web;
    web = begin(startWeb, webHealth, await hadReplica());
    onStarted(house);
  }

  await ensurePortsFree(env);
  beginNewLogs(["cms", "web"], env);
  try {
    webStarted = startOfWeb();
    await Promise.all([startOfCms(), webStarted]);
    await steps.during("starting the site", () => web.untilReady());
  } catch (error) {
    await house.stop();
    throw error;
  }
  return house;
}
