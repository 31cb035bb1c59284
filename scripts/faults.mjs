import { stopParts } from "./bench/processes.mjs";
import { buildHouse } from "./house/build-house.mjs";
import { installWhatIsMissing } from "./house/install.mjs";
import { cmsAway } from "./faults/cms-away.mjs";
import { cmsDiskFull } from "./faults/cms-disk-full.mjs";
import { cmsHangs } from "./faults/cms-hangs.mjs";
import { connectionLost } from "./faults/connection-lost.mjs";
import { databaseLocked } from "./faults/database-locked.mjs";
import { FaultHouse } from "./faults/fault-house.mjs";
import { killedWhileMailing } from "./faults/killed-while-mailing.mjs";
import { mailServerAway } from "./faults/mail-server-away.mjs";
import { mailServerRefuses } from "./faults/mail-server-refuses.mjs";
import { nowhereToKeep } from "./faults/nowhere-to-keep.mjs";
import { oddAddresses } from "./faults/odd-addresses.mjs";
import { viewsWhileKilled } from "./faults/views-while-killed.mjs";

/** Each breaks something of a whole house while visitors use it, and tells what became of them. */
const faults = {
  "mail-server-refuses": mailServerRefuses,
  "mail-server-away": mailServerAway,
  "killed-while-mailing": killedWhileMailing,
  "cms-away": cmsAway,
  "cms-hangs": cmsHangs,
  "database-locked": databaseLocked,
  "cms-disk-full": cmsDiskFull,
  "connection-lost": connectionLost,
  "nowhere-to-keep": nowhereToKeep,
  "views-while-killed": viewsWhileKilled,
  "odd-addresses": oddAddresses,
};

const asked = process.argv.slice(2);
if (asked.some((name) => !(name in faults))) {
  console.error(`npm run faults -- ${Object.keys(faults).join(" ")} (those that you want; all unless named)`);
  process.exit(2);
}

const began = Date.now();
const say = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
const house = new FaultHouse();
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

let broken = 0;
try {
  await installWhatIsMissing();
  await buildHouse();
  say("starting a house of its own …");
  await house.start(say);
  for (const [name, fault] of Object.entries(faults)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    try {
      say(`kept: ${await fault(house, say)}`);
    } catch (error) {
      if (ending) break;
      broken += 1;
      say(`BROKEN: ${name}: ${error instanceof Error ? error.message : error}`);
      await house.mend();
    }
  }
  say(broken === 0 ? "every promise held" : `${broken} did not hold`);
} catch (error) {
  broken += 1;
  if (!ending) console.error(error instanceof Error ? (error.stack ?? error.message) : error);
}
await end(broken > 0 ? 1 : 0);
