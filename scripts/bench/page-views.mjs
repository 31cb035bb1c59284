import Database from "better-sqlite3";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDriver } from "./load-driver.mjs";
import { pin, startPart } from "./processes.mjs";
import { median, whole } from "./table.mjs";

/** Short alternating rounds, so that other load on the machine affects both. */
const rounds = 9;
const seconds = 0.5;
const browsers = 200;
/** More views than any listing gets, all for one. */
const views = { perSecond: 500, seconds: 12 };
const mostStill = 60_000;

/**
 * Budget 15: views of one listing by many browsers, beside a bare node server that answers the same posts; then what
 * the CMS writes.
 */
export async function measureViews(app) {
  const settings = { VIEWS_PER_MINUTE: "1000000000" };
  const [, id = ""] = /\/(\d+)\/$/.exec(app.paths.detail) ?? [];
  const requests = Array.from({ length: browsers }, (_, browser) => ({
    method: "POST",
    path: "/api/views",
    body: id,
    headers: {
      origin: app.site,
      "content-type": "text/plain;charset=UTF-8",
      "user-agent": `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.${browser}.0 Safari/537.36`,
    },
  }));
  const pid = await app.webAlone(settings);
  pin(pid, 0);
  const bare = await startPart("bare-server.mjs", { core: 0 });
  await bare.request({ headers: [], body: Buffer.alloc(0) });
  const driver = await startDriver();
  const request = {
    ours: () => driver.drive(pid, { requests, seconds, url: app.site }),
    peer: () => driver.drive(bare.pid, { requests, seconds, url: `http://127.0.0.1:${bare.ready}` }),
  };
  for (const warmUp of [request.ours, request.peer]) await warmUp();
  const measured = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({ ours: await request.ours(), peer: await request.peer() });
  await bare.stop();
  const ratio = median(measured.map(({ ours, peer }) => ours.perCore / peer.perCore));
  const perCore = (side) => whole(median(measured.map((round) => round[side].perCore)));

  const later = await app.startSides(settings);
  await waitUntilDelivered(app);
  const database = new Database(join(app.dataDir, "gevel.db"), { readonly: true });
  // A batch writes one row per listing.
  const writes = () => database.prepare("select count(*) as many from gevel_view_batches").get().many;
  const [before, since] = [writes(), performance.now()];
  await driver.drive(later, { requests, url: app.site, seconds: views.seconds, rate: views.perSecond });
  await waitUntilDelivered(app);
  const perSecond = (writes() - before) / ((performance.now() - since) / 1000);
  database.close();
  await driver.stop();
  return [
    {
      budget: 15,
      what: "page views accepted, each on disk before its answer",
      ours: `${perCore("ours")} req/s a core`,
      other: `${perCore("peer")} bare node`,
      ratio: ratio.toFixed(2),
      toReach: "≥ 0.4",
      met: ratio >= 0.4,
    },
    {
      budget: 15,
      what: `writes of one listing in the CMS, at ${views.perSecond} views/s`,
      ours: `${perSecond.toFixed(2)}/s`,
      other: "one a second",
      toReach: "≤ 1",
      met: perSecond <= 1,
    },
  ];
}

async function waitUntilDelivered(app) {
  let [seen, since] = [-1, Date.now()];
  for (;;) {
    const { waiting } = (await (await fetch(`${app.site}/healthz`)).json()).views;
    if (waiting === 0) return;
    if (waiting !== seen) [seen, since] = [waiting, Date.now()];
    if (Date.now() - since > mostStill)
      throw new Error(`${waiting} batches of page views were not delivered to the CMS`);
    await wait(100);
  }
}
