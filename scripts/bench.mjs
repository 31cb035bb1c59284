import { BenchHouse } from "./bench/bench-house.mjs";
import { measureScript } from "./bench/browser-script.mjs";
import { measureCachedPages } from "./bench/cached-pages.mjs";
import { measureImport } from "./bench/importing.mjs";
import { measureColdStart } from "./bench/cold-start.mjs";
import { measureFirstStart } from "./bench/first-start.mjs";
import { measureLargeImport } from "./bench/large-import.mjs";
import { measureLeads } from "./bench/leads.mjs";
import { measureLighthouse } from "./bench/lighthouse.mjs";
import { measureListDuringImport } from "./bench/list-during-import.mjs";
import { measureListHtml } from "./bench/list-html.mjs";
import { measureListingsSeen } from "./bench/listings-seen.mjs";
import { measureMemory } from "./bench/memory.mjs";
import { measurePictures } from "./bench/pictures.mjs";
import { measurePortalPage } from "./bench/portal-page.mjs";
import { stopParts } from "./bench/processes.mjs";
import { measureLostNotices, measurePublishing } from "./bench/publishing.mjs";
import { measureRenderedList } from "./bench/rendered-list.mjs";
import { measureSearch } from "./bench/search.mjs";
import { measureStaffAdmin } from "./bench/staff-admin.mjs";
import { measureStaffForm } from "./bench/staff-form.mjs";
import { printTable } from "./bench/table.mjs";
import { measureViews } from "./bench/views.mjs";
import { measureWishes } from "./bench/wishes.mjs";
import { buildHouse } from "./house/build-house.mjs";
import { installWhatIsMissing } from "./house/install.mjs";

/** In this order: first what needs the whole house, then what the site shows alone. */
const parts = [
  [6, "weight of the list page", measureListHtml],
  [5, "script in a browser", measureScript],
  [7, "Lighthouse", measureLighthouse],
  [16, "forms in the admin", measureStaffForm],
  [16, "lists and forms of every type", measureStaffAdmin],
  [8, "publishing", measurePublishing],
  [10, "memory", measureMemory],
  [8, "publishing with the notice lost", measureLostNotices],
  [9, "start without the CMS", measureColdStart],
  [1, "kept pages", measureCachedPages],
  [12, "pictures", measurePictures],
  [2, "rendered list", measureRenderedList],
  [2, "rendered list during an import", measureListDuringImport],
  [8, "imported listings seen", measureListingsSeen],
  [4, "import", measureImport],
  [4, "a large import beside others", measureLargeImport],
  [11, "leads", measureLeads],
  [3, "search", measureSearch],
  [14, "search wishes", measureWishes],
  [15, "page views", measureViews],
  [15, "an owner's page", measurePortalPage],
  [13, "first start", measureFirstStart],
];

const asked = process.argv.slice(2).map(Number);
const known = [...new Set(parts.map(([budget]) => budget))].sort((a, b) => a - b);
if (asked.some((budget) => !known.includes(budget))) {
  console.error(`npm run bench -- ${known.join(" ")} (those of these budgets that you want; all unless named)`);
  process.exit(2);
}
const wanted = parts.filter(([budget]) => asked.length === 0 || asked.includes(budget));

const began = Date.now();
const say = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
const house = new BenchHouse();
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await stopParts();
  await house.end();
  process.exit(code);
};
process.on("SIGINT", () => void end(130));
process.on("SIGTERM", () => void end(143));

const rows = [];
let failures = 0;
try {
  await installWhatIsMissing();
  await buildHouse();
  say("starting a house of its own …");
  await house.start(say);
  for (const [budget, what, measure] of wanted) {
    say(`${budget}: ${what}`);
    try {
      const measured = await measure(house);
      rows.push(...measured);
      // At once as well: a part that ends the process must not take with it what the others found.
      for (const { what, ours, other, ratio = "–" } of measured) console.log(`  ${what}: ${ours}, ${other}, ${ratio}`);
    } catch (error) {
      if (ending) break;
      failures += 1;
      console.error(error instanceof Error ? error.message : error);
      rows.push({ budget, what, ours: "could not be measured", other: "–", toReach: "–", met: null });
      await stopParts();
    }
  }
  rows.sort((a, b) => a.budget - b.budget);
  say("done\n");
  printTable(rows);
} catch (error) {
  failures += 1;
  if (!ending) console.error(error instanceof Error ? (error.stack ?? error.message) : error);
}
await end(failures > 0 ? 1 : 0);
