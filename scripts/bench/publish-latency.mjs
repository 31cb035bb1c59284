import { inRoot } from "../dev/paths.mjs";
import { runCollecting } from "../dev/run.mjs";
import { median, percentile } from "./table.mjs";

/** Milliseconds until each of so many publishes was seen. */
export async function publish(app, rounds) {
  const reported = { env: { ...app.env, SITE_URL: app.site }, cmsPid: app.cms.child.pid, accounts: app.accounts };
  const { code, output } = await runCollecting(
    process.execPath,
    ["--import", "tsx", inRoot("scripts/bench/publish-rounds.ts")],
    { env: { TEST_STACK: JSON.stringify(reported), ROUNDS: String(rounds) }, show: false },
  );
  if (code !== 0) throw new Error(`publishing failed:\n${output.slice(-3000)}`);
  return JSON.parse(output.trim().split("\n").at(-1));
}

function row(what, milliseconds, limit) {
  const worst = percentile(milliseconds, 0.99);
  return {
    budget: 8,
    what,
    ours: `p50 ${Math.round(median(milliseconds))} ms, p99 ${Math.round(worst)} ms`,
    other: `${limit} s`,
    ratio: (worst / 1000 / limit).toFixed(2),
    toReach: `≤ ${limit} s`,
    met: worst <= limit * 1000,
  };
}

/** Budget 8: from the request to publish until a visitor gets the new page. */
export async function measurePublishing(app) {
  return [row("publish → visible, 30 times", await publish(app, 30), 2)];
}

export async function measureLostNotifications(app) {
  // Nothing listens on the discard port.
  await app.restartCms({ SITE_NOTICE_URLS: "http://127.0.0.1:9" });
  return [row("publish → visible, notice lost, 5 times", await publish(app, 5), 5)];
}
