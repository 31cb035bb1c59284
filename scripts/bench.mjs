import { BenchApp } from "./bench/bench-app.mjs";
import { measureScript } from "./bench/browser-script.mjs";
import { measureCachedPages } from "./bench/cached-pages.mjs";
import { measureImport } from "./bench/import-throughput.mjs";
import { measureWebStart } from "./bench/web-start.mjs";
import { measureFirstStart } from "./bench/first-start.mjs";
import { measureLargeImport } from "./bench/large-import.mjs";
import { measureLeads } from "./bench/leads.mjs";
import { measureLighthouse } from "./bench/lighthouse.mjs";
import { measureListDuringImport } from "./bench/list-during-import.mjs";
import { measureListHtml } from "./bench/list-html.mjs";
import { measureImportVisibility } from "./bench/import-visibility.mjs";
import { measureMemory } from "./bench/memory.mjs";
import { measurePictures } from "./bench/pictures.mjs";
import { measurePortalPage } from "./bench/portal-page.mjs";
import { stopParts } from "./bench/processes.mjs";
import { measureLostNotifications, measurePublishing } from "./bench/publish-latency.mjs";
import { measureRenderedList } from "./bench/rendered-list.mjs";
import { measureSearch } from "./bench/search.mjs";
import { measureStaffAdmin } from "./bench/staff-admin.mjs";
import { measureStaffForm } from "./bench/staff-form.mjs";
import { printTable } from "./bench/table.mjs";
import { measureViews } from "./bench/page-views.mjs";
import { measureSavedSearches } from "./bench/saved-searches.mjs";
import { buildApp } from "./dev/build-app.mjs";
import { installMissing } from "./dev/install.mjs";

/** In this order: first the parts that need the whole stack, then those that need only the site. */
const parts = [
  [6, "weight of the list page", measureListHtml],
  [5, "script in a browser", measureScript],
  [7, "Lighthouse", measureLighthouse],
  [16, "forms in the admin", measureStaffForm],
  [16, "lists and forms of every type", measureStaffAdmin],
  [8, "publishing", measurePublishing],
  [10, "memory", measureMemory],
  [8, "publishing with the notice lost", measureLostNotifications],
  [9, "start without the CMS", measureWebStart],
  [1, "cached pages", measureCachedPages],
  [12, "pictures", measurePictures],
  [2, "rendered list", measureRenderedList],
  [2, "rendered list during an import", measureListDuringImport],
  [8, "imported listings seen", measureImportVisibility],
  [4, "import", measureImport],
  [4, "a large import beside others", measureLargeImport],
  [11, "leads", measureLeads],
  [3, "search", measureSearch],
  [14, "saved searches", measureSavedSearches],
  [15, "page views", measureViews],
  [15, "an owner's page", measurePortalPage],
  [13, "first start", measureFirstStart],
];

const selected = process.argv.slice(2).map(Number);
const known = [...new Set(parts.map(([budget]) => budget))].sort((a, b) => a - b);
if (selected.some((budget) => !known.includes(budget))) {
  console.error(`npm run bench -- ${known.join(" ")} (the budgets to measure; default: all)`);
  process.exit(2);
}
const selectedNames = parts.filter(([budget]) => selected.length === 0 || selected.includes(budget));

const began = Date.now();
const announce = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
const app = new BenchApp();
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await stopParts();
  await app.end();
  process.exit(code);
};
process.on("SIGINT", () => void end(130));
process.on("SIGTERM", () => void end(143));

const rows = [];
let failures = 0;
try {
  await installMissing();
  await buildApp();
  announce("starting a temporary app …");
  await app.start(announce);
  for (const [budget, what, measure] of selectedNames) {
    announce(`${budget}: ${what}`);
    try {
      const measured = await measure(app);
      rows.push(...measured);
      // Printed at once too, so that a part that ends the process does not lose the results of the others.
      for (const { what, ours, other, ratio = "–" } of measured) console.log(`  ${what}: ${ours}, ${other}, ${ratio}`);
    } catch (error) {
      if (ending) break;
      failures += 1;
      console.error(error instanceof Error ? error.message : error);
      rows.push({ budget, what, ours: "failed", other: "–", toReach: "–", met: null });
      await stopParts();
    }
  }
  rows.sort((a, b) => a.budget - b.budget);
  announce("done\n");
  printTable(rows);
} catch (error) {
  failures += 1;
  if (!ending) console.error(error instanceof Error ? (error.stack ?? error.message) : error);
}
await end(failures > 0 ? 1 : 0);
