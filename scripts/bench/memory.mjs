import { startDriver } from "./load-driver.mjs";
import { megabytesOf } from "./processes.mjs";
import { publish } from "./publish-latency.mjs";

const row = (what, megabytes, limit) => ({
  budget: 10,
  what: `memory at 10,000 listings, ${what}`,
  ours: `${Math.round(megabytes)} MB`,
  other: `${limit} MB`,
  ratio: (megabytes / limit).toFixed(2),
  toReach: `≤ ${limit} MB`,
  met: megabytes <= limit,
});

/** Budget 10: both sides at work; the CMS also without what an import of 10,000 at once leaves behind. */
export async function measureMemory(app) {
  const driver = await startDriver();
  const pages = Array.from({ length: 400 }, (_, at) => `${app.paths.list}?price=${1000 * (1 + at)}-&sort=price-up`);
  const addresses = [...Object.values(app.paths), ...pages];
  await driver.drive(app.web.child.pid, { url: app.site, addresses, seconds: 5 });
  await driver.stop();
  const rows = [
    row("site after 400 different pages", megabytesOf(app.web.child.pid), 250),
    row("CMS that imported them", megabytesOf(app.cms.child.pid), 500),
  ];
  await app.restartCms({});
  await publish(app, 5);
  return [...rows, row("CMS started anew", megabytesOf(app.cms.child.pid), 500)];
}
