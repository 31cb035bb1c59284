import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../dev/run.mjs";
import { chromiumArguments, chromiumPath } from "./browser.mjs";
import { startEmptySite } from "./empty-site.mjs";
import { median } from "./table.mjs";

const lighthouse = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const minRuns = 3;
const maxRuns = 5;
/** Maximum deviation of a run's machine benchmark from the others'. */
const steady = 0.25;
/** Of the empty Remix page's points, because ours has pictures, fonts and scripts. */
const fewerPoints = 4;
const leastPoints = 95;
const mostBlockingMs = 150;
const mostPaintMs = 1800;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse sometimes loses its trace of a page and asks to be run again. */
async function runLighthouse(app, url, again = 2) {
  try {
    return await reportOf(app, url);
  } catch (error) {
    if (again === 0) throw error;
    return runLighthouse(app, url, again - 1);
  }
}

async function reportOf(app, url) {
  const report = join(app.dataDir, "lighthouse.json");
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  await run(
    process.execPath,
    [
      lighthouse,
      url,
      `--chrome-flags=${flags}`,
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${categories.join(",")}`,
      "--quiet",
    ],
    { quiet: true, env: { CHROME_PATH: await chromiumPath() } },
  );
  const result = JSON.parse(readFileSync(report, "utf8"));
  rmSync(report);
  if (result.runtimeError) throw new Error(`Lighthouse: ${result.runtimeError.message}`);
  return result;
}

const powerOf = ({ environment }) => environment.benchmarkIndex;

/** Alternating, so that both run on the same machine load: if others used it meanwhile, up to two more rounds are run. */
async function steadyRuns(app, urls) {
  const runs = [];
  let retained = [];
  while (runs.length < maxRuns && retained.length < minRuns) {
    const runOnce = {};
    for (const [side, url] of Object.entries(urls)) runOnce[side] = await runLighthouse(app, url);
    runs.push(runOnce);
    const powers = runs.map((one) => Object.values(one).map(powerOf));
    const usual = median(powers.flat());
    retained = runs.filter((_, at) => powers[at].every((power) => Math.abs(power / usual - 1) <= steady));
  }
  return retained.length < minRuns ? runs : retained;
}

/** The audits that cost a category points. */
const lostOn = ({ categories: found, audits }, category) =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());

/** Whether SEO costs points only because the page is kept out of the index on purpose, as a list shown as a map is. */
const isLeftOutOfIndex = (report) => lostOn(report, "seo").every((lost) => lost === "is-crawlable");

/** The results of one view of the site, beside those of the empty page of the same markup if there is one. */
function rowsOf(name, runs) {
  const of = (side) => runs.map((runOnce) => runOnce[side]);
  const score = (side, category) => Math.round(100 * median(of(side).map((one) => one.categories[category].score)));
  const value = (side, audit) => median(of(side).map((one) => one.audits[audit].numericValue));
  const rows = [];
  const row = (what, ours, other, toReach, met, ratio) =>
    rows.push({ budget: 7, what: `Lighthouse mobile, ${name}, ${what}`, ours, other, toReach, met, ratio });
  if (runs[0].peer) {
    const [speed, peers] = [score("ours", "performance"), score("peer", "performance")];
    const least = Math.max(leastPoints, peers - fewerPoints);
    row("performance", String(speed), `${peers} empty Remix page`, `≥ ${least}`, speed >= least);
    const [blocked, theirs] = [value("ours", "total-blocking-time"), value("peer", "total-blocking-time")];
    const [ours, other] = [blocked, theirs].map((milliseconds) => `${Math.round(milliseconds)} ms`);
    row("blocking time", ours, `${other} empty Remix page`, `≤ ${mostBlockingMs} ms`, blocked <= mostBlockingMs);
  }
  const [accessibility, practices, seo] = categories.slice(1).map((category) => score("ours", category));
  const all = `${accessibility} / ${practices} / ${seo}`;
  const isFull = accessibility + practices === 200 && (seo === 100 || isLeftOutOfIndex(runs[0].ours));
  row("accessibility / best practices / SEO", all, "100 / 100 / 100", "all 100", isFull);
  const [paint, shift] = [value("ours", "largest-contentful-paint"), value("ours", "cumulative-layout-shift")];
  const [seconds, most] = [paint, mostPaintMs].map((milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`);
  row("LCP", seconds, most, `≤ ${most}`, paint <= mostPaintMs, (paint / mostPaintMs).toFixed(2));
  row("CLS", shift.toFixed(3), "0.05", "≤ 0.05", shift <= 0.05, (shift / 0.05).toFixed(2));
  return rows;
}

/**
 * Budget 7: Lighthouse with its default settings, on its simulated mobile phone; home, list and detail alternating with
 * the empty site.
 */
export async function measureLighthouse(app) {
  const empty = await startEmptySite(app);
  const views = Object.entries(app.paths).map(([name, path]) => [
    name,
    { ours: app.site + path, peer: empty.url + empty.paths[name] },
  ]);
  const rows = [];
  for (const [name, urls] of [...views, ["map view", { ours: `${app.site}${app.paths.list}?view=map` }]]) {
    const runs = await steadyRuns(app, urls);
    rows.push(...rowsOf(name, runs));
    console.log(
      `  ${name}: benchmarkIndex ${runs
        .flatMap((runOnce) => Object.values(runOnce).map(powerOf))
        .map(Math.round)
        .join(", ")}`,
    );
    for (const category of categories) {
      const audits = lostOn(runs[0].ours, category);
      if (audits.length > 0) console.log(`    ${category}: ${audits.join("; ")}`);
    }
  }
  await empty.stop();
  return rows;
}
