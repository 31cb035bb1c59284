import { fork } from "node:child_process";
import { once } from "node:events";
import { inRoot } from "../dev/paths.mjs";
import { startDriver } from "./load-driver.mjs";
import { addressesOf } from "./rendered-list.mjs";
import { median } from "./table.mjs";

const count = 5_000;
const rounds = 3;
const seconds = 8;
/** Fewer than the site can answer, so that what is measured is how long one waits and not how many queue. */
const rate = 30;

/** Sends the same listings at new prices, over and over, until it is stopped. */
function startImporting(app) {
  const child = fork(inRoot("scripts/bench/more-listings.ts"), {
    execArgv: ["--import", "tsx"],
    env: {
      ...{ ...app.env, INTEGRATOR_TOKEN: app.accounts.integratorToken },
      ...{ LISTINGS: String(count), SOURCE: "seen", ROUNDS: "1000" },
    },
  });
  const ended = once(child, "close");
  return { sent: once(child, "message"), stop: () => (child.kill("SIGKILL"), ended) };
}

/** Budget 2, during an import: the slowest responses beside those of the same site without one. */
export async function measureListDuringImport(app) {
  const pid = await app.startSides({ PAGE_CACHE: "off" });
  const driver = await startDriver();
  const addresses = addressesOf(app.paths.list);
  const load = { url: app.site, addresses, seconds, rate, connections: 8 };
  // The first import creates the listings and warms up CMS and site.
  const first = startImporting(app);
  await first.sent;
  await first.stop();
  await app.waitUntilGrown(count);
  await driver.drive(pid, load);
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await driver.drive(pid, load);
    const importing = startImporting(app);
    await importing.sent;
    const busy = await driver.drive(pid, load);
    await importing.stop();
    measured.push({ quiet: quiet.p99, busy: busy.p99 });
  }
  await driver.stop();
  const ratio = median(measured.map(({ quiet, busy }) => busy / quiet));
  const p99 = (when) => `${Math.round(median(measured.map((one) => one[when])))} ms`;
  return [
    {
      budget: 2,
      what: "list page rendered while 5,000 listings are imported over and over, p99",
      ours: p99("busy"),
      other: `${p99("quiet")} without the import`,
      ratio: ratio.toFixed(2),
      toReach: "≤ 2.00",
      met: ratio <= 2,
    },
  ];
}
