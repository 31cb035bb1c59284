import { setTimeout as wait } from "node:timers/promises";
import { hasReplica } from "./has-replica.mjs";
import { supervise } from "./supervise.mjs";
import { ensurePortsFree } from "./ports.mjs";
import { generatePictures, importDemo, wantsDemo } from "./seed-demo.mjs";
import { diskSpaceProblem } from "./start-settings.mjs";
import { rotateLogs } from "./server-process.mjs";
import { startCms, startWeb, waitUntilReady } from "./servers.mjs";
import { showProgress } from "./progress.mjs";

const cmsHealth = (env) => `http://127.0.0.1:${env.CMS_PORT}/_health`;
const webHealth = (env) => `http://127.0.0.1:${env.PORT}/healthz`;

/** A side that runs once: tests and measurements kill it and mean it. */
function runOnce(start, { url }) {
  const side = start();
  return { side, waitUntilReady: () => waitUntilReady(side, url), stop: () => side.stop() };
}

/** Milliseconds between two checks of the disk. */
const diskPause = 5_000;

/** Resolves once the CMS has disk space to write; logs once what it waits for. */
async function waitForDiskSpace({ DATA_DIR }, announce, isStopped) {
  for (let reported = false; !isStopped(); reported = true) {
    const problem = diskSpaceProblem(DATA_DIR);
    if (problem === null) return;
    if (!reported) announce(`The CMS waits for disk space: ${problem}.`);
    await wait(diskPause);
  }
}

/** The import is resumed when the CMS dies during it; that is safe, because it writes each listing once (API-2). */
async function importWholeSample(env, cms, { keep, steps, report }) {
  for (;;) {
    await cms.waitUntilReady();
    const requested = cms.side;
    try {
      return await importDemo(env, report);
    } catch (error) {
      const alive = await fetch(cmsHealth(env)).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!keep || (alive && cms.side === requested)) throw error;
      steps.announce("The CMS ended during the import of the sample listings: the import is repeated.");
    }
  }
}

/**
 * Starts both sides on a built house and resolves when both answer and the sample is in. `onStarted` hears of the house
 * as soon as it has a process, so that a signal during the start can still end it. With `keep` a side that ends is
 * started again, now and later, and where the site has a replica from before it stays up whatever keeps the CMS from
 * starting, such as a database that is away or a full disk, and whatever keeps the sample from coming in (ERR-2). `before` says
 * what each side has to wait for, such as its build.
 *
 * @param env settings of both sides, as startSettings gives them
 * @param {{
 *   announce?: (line: string) => void;
 *   steps?: ReturnType<typeof showProgress>;
 *   onStarted?: (house: object) => void;
 *   keep?: boolean;
 *   before?: { cms?: Promise<unknown>; web?: Promise<unknown> };
 * }} [options]
 */
export async function startApp(
  env,
  {
    announce = () => {},
    steps = showProgress({ announce, terminal: null }),
    onStarted = () => {},
    keep = false,
    before = {},
  } = {},
) {
  const run = keep ? supervise : runOnce;
  const withSample = wantsDemo(env);
  let cms;
  let web;
  let stopped = false;
  const app = {
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
  let reportStep = (/** @type {string | null} */ _step) => {};
  const begin = (start, health, persistent, announce = steps.announce) => {
    if (stopped) throw new Error("the start was interrupted");
    return run(() => start(env, (step) => reportStep(step)), { url: health(env), announce, persistent });
  };
  let replica;
  /** First called before the site starts, because the site creates a replica. */
  const hadReplica = () => (replica ??= keep ? hasReplica(env) : Promise.resolve(false));
  /** A part of the sample. Where the site has content it does without, and the next start tries again. */
  async function importOnce(part, task) {
    try {
      await steps.during(part, task);
    } catch (error) {
      if (stopped || !(await hadReplica())) throw error;
      steps.announce(`sample: ${part} failed, the site keeps its content, the next start retries:\n${error.message}`);
    }
  }
  let webStarted;
  let cmsStarted = false;
  let siteAnnounced = false;
  /**
   * Prints once that the site is up while the CMS is still starting. Without content of an earlier start the site is
   * ready only after the CMS.
   */
  function announceSite() {
    if (siteAnnounced) return;
    siteAnnounced = true;
    webStarted
      .then(() => web.waitUntilReady())
      .then(() => {
        if (!cmsStarted) steps.announce(`The site is up at ${env.SITE_URL} with the content of the last start.`);
      })
      .catch(() => {}); // It was stopped.
  }

  async function startOfCms() {
    const reportCms = (line) => {
      steps.announce(line);
      if (!cmsStarted) announceSite();
    };
    if (keep) await waitForDiskSpace(env, reportCms, () => stopped);
    if (withSample)
      await importOnce("rendering the pictures of the pages", (report) => generatePictures(env, "pages", report));
    // Beside what the CMS waits for, which leaves a processor idle where it is a compilation.
    const generated = withSample
      ? importOnce("rendering the pictures of the listings", (report) => generatePictures(env, "listings", report))
      : null;
    generated?.catch(() => {}); // Reported where it is awaited.
    await before.cms;
    cms = begin(startCms, cmsHealth, await hadReplica(), reportCms);
    onStarted(app);
    const cmsReady = steps.during("starting the CMS", (report) => {
      reportStep = report;
      return cms.waitUntilReady();
    });
    await Promise.all([generated, cmsReady.then(() => (cmsStarted = true))]);
    if (withSample)
      await importOnce("importing the sample listings", (report) =>
        importWholeSample(env, cms, { keep, steps, report }),
      );
  }

  async function startOfWeb() {
    await before.web;
    web = begin(startWeb, webHealth, await hadReplica());
    onStarted(app);
  }

  await ensurePortsFree(env);
  rotateLogs(["cms", "web"], env);
  try {
    webStarted = startOfWeb();
    await Promise.all([startOfCms(), webStarted]);
    await steps.during("starting the site", () => web.waitUntilReady());
  } catch (error) {
    await app.stop();
    throw error;
  }
  return app;
}
