import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../house/run.mjs";
import { chromiumArguments, chromiumPath } from "./browser.mjs";
import { median } from "./table.mjs";

const lighthouse = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const runs = 3;
const mostRuns = 5;
/** How far a run's measure of the machine may lie from the others'. */
const steady = 0.25;
const categories = ["performance", "accessibility", "best-practices", "seo"];

async function runLighthouse(house, path) {
  const report = join(house.dataDir, "lighthouse.json");
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  await run(
    process.execPath,
    [
      lighthouse,
      house.site + path,
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

/** Three runs on the same machine, so to say: where others used it meanwhile, up to two more are made. */
async function steadyRuns(house, path) {
  const results = [];
  let kept = [];
  while (results.length < mostRuns && kept.length < runs) {
    results.push(await runLighthouse(house, path));
    const usual = median(results.map(powerOf));
    kept = results.filter((result) => Math.abs(powerOf(result) / usual - 1) <= steady);
  }
  return { results, kept: kept.length < runs ? results : kept };
}

/** What a category took points off for. */
const lostOn = ({ categories: found, audits }, category) =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());

/** Budget 7: Lighthouse as it comes, on its simulated mobile phone; the median of three. */
export async function measureLighthouse(house) {
  const rows = [];
  for (const [name, path] of Object.entries(house.paths)) {
    const { results: all, kept: results } = await steadyRuns(house, path);
    const score = (category) => Math.round(100 * median(results.map((result) => result.categories[category].score)));
    const value = (audit) => median(results.map((result) => result.audits[audit].numericValue));
    const row = (what, ours, toReach, met) =>
      rows.push({ budget: 7, what: `Lighthouse mobile, ${name}, ${what}`, ours, other: toReach, toReach, met });
    const speed = score("performance");
    row("performance", String(speed), "≥ 95", speed >= 95);
    const [accessibility, practices, seo] = categories.slice(1).map(score);
    row(
      "accessibility / best practices / SEO",
      `${accessibility} / ${practices} / ${seo}`,
      "100 / 100 / 100",
      accessibility + practices + seo === 300,
    );
    const [paint, shift] = [value("largest-contentful-paint"), value("cumulative-layout-shift")];
    row("LCP", `${(paint / 1000).toFixed(2)} s`, "≤ 1.80 s", paint <= 1800);
    row("CLS", shift.toFixed(3), "≤ 0.02", shift <= 0.02);
    const lost = categories
      .map((category) => [category, lostOn(results[0], category)])
      .filter(([, audits]) => audits.length > 0);
    const blocked = value("total-blocking-time");
    const powers = all.map((result) => Math.round(powerOf(result))).join(", ");
    console.log(`  ${name}: TBT ${Math.round(blocked)} ms, benchmarkIndex ${powers}`);
    for (const [category, audits] of lost) console.log(`    ${category}: ${audits.join("; ")}`);
  }
  return rows;
}
