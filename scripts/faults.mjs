import { stopParts } from "./bench/processes.mjs";
import { buildApp } from "./dev/build-app.mjs";
import { installMissing } from "./dev/install.mjs";
import { cmsDown } from "./faults/cms-down.mjs";
import { cmsDiskFull } from "./faults/cms-disk-full.mjs";
import { cmsHangs } from "./faults/cms-hangs.mjs";
import { connectionLost } from "./faults/connection-lost.mjs";
import { databaseLocked } from "./faults/database-locked.mjs";
import { FaultApp } from "./faults/fault-app.mjs";
import { killedWhileMailing } from "./faults/killed-while-mailing.mjs";
import { mailServerDown } from "./faults/mail-server-down.mjs";
import { mailServerRejects } from "./faults/mail-server-rejects.mjs";
import { leadQueueUnwritable } from "./faults/lead-queue-unwritable.mjs";
import { hostileUrls } from "./faults/hostile-urls.mjs";
import { pageViewsWhileKilled } from "./faults/page-views-while-killed.mjs";

/** Each breaks something in a complete stack while visitors use it, and reports the result. */
const faults = {
  "mail-server-rejects": mailServerRejects,
  "mail-server-down": mailServerDown,
  "killed-while-mailing": killedWhileMailing,
  "cms-down": cmsDown,
  "cms-hangs": cmsHangs,
  "database-locked": databaseLocked,
  "cms-disk-full": cmsDiskFull,
  "connection-lost": connectionLost,
  "lead-queue-unwritable": leadQueueUnwritable,
  "page-views-while-killed": pageViewsWhileKilled,
  "hostile-urls": hostileUrls,
};

const selected = process.argv.slice(2);
if (selected.some((name) => !(name in faults))) {
  console.error(`npm run test:faults -- ${Object.keys(faults).join(" ")} (the faults to run; default: all)`);
  process.exit(2);
}

const began = Date.now();
const announce = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
const app = new FaultApp();
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

let failed = 0;
try {
  await installMissing();
  await buildApp();
  announce("starting a temporary app …");
  await app.start(announce);
  for (const [name, fault] of Object.entries(faults)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    try {
      announce(`ok: ${await fault(app, announce)}`);
    } catch (error) {
      if (ending) break;
      failed += 1;
      announce(`FAIL: ${name}: ${error instanceof Error ? error.message : error}`);
      await app.repair();
    }
  }
  announce(failed === 0 ? "all faults survived" : `${failed} failed`);
} catch (error) {
  failed += 1;
  if (!ending) console.error(error instanceof Error ? (error.stack ?? error.message) : error);
}
await end(failed > 0 ? 1 : 0);
