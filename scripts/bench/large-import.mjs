import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "../dev/paths.mjs";
import { run } from "../dev/run.mjs";
import { BenchApp } from "./bench-app.mjs";
import { mostMegabytesOf } from "./processes.mjs";

/** The limit of one call. */
const count = 20_000;
/** By then the jobs after an import (history, alerts, pictures, completeness) are done or nearly so. */
const secondsAfter = 30;

/** Requests the CMS's health endpoint while the task runs; returns the slowest response in ms. */
async function slowestHealth(app, task) {
  let [slowest, isOver] = [0, false];
  const working = task().finally(() => (isOver = true));
  while (!isOver) {
    const since = performance.now();
    const answer = await fetch(`${app.env.CMS_URL}/_health`).catch(() => null);
    slowest = answer?.ok ? Math.max(slowest, performance.now() - since) : Number.POSITIVE_INFINITY;
    await wait(20);
  }
  await working;
  return slowest;
}

function row(budget, what, [measured, limit], unit) {
  return {
    budget,
    what: `${what} of ${count.toLocaleString("en-GB")} listings in one call`,
    ours: `${measured.toFixed(unit === "s" ? 1 : 0)} ${unit}`,
    other: `${limit} ${unit}`,
    ratio: (measured / limit).toFixed(2),
    toReach: `≤ ${limit} ${unit}`,
    met: measured <= limit,
  };
}

/** Budgets 4, 8 and 10, for the largest possible import: the first of a CRM, into an app that has only the demo content. */
export async function measureLargeImport() {
  const app = new BenchApp();
  try {
    await app.start(() => {}, { sampleOnly: true });
    // Restarted as in normal operation: creating the demo content takes memory that no other start does.
    await app.restartCms({});
    app.listings = (await (await fetch(`${app.site}/healthz`)).json()).listings;
    const during = await slowestHealth(app, () =>
      run(process.execPath, ["--import", "tsx", inRoot("scripts/bench/more-listings.ts")], {
        env: {
          ...{ ...app.env, INTEGRATOR_TOKEN: app.accounts.integratorToken },
          ...{ LISTINGS: String(count), SHORT: "yes" },
        },
        quiet: true,
      }),
    );
    const since = performance.now();
    let current = 0;
    const after = await slowestHealth(app, async () => {
      await app.waitUntilGrown(count);
      current = (performance.now() - since) / 1000;
      await wait(secondsAfter * 1000);
    });
    return [
      row(4, "slowest answer of the CMS's health during an import", [during, 250], "ms"),
      row(4, "the same in the half minute after an import", [after, 250], "ms"),
      row(8, "the site has all of them after the answer to an import", [current, 5], "s"),
      row(10, "most memory of the CMS in an import", [mostMegabytesOf(app.cms.child.pid), 500], "MB"),
    ];
  } finally {
    await app.end();
  }
}
