import { expectDelivered } from "./delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

export async function cmsAway(house) {
  await house.killCms();
  await sendForms(house, "spool", 50);
  await readPages(house);
  const kept = await house.kept();
  if (kept !== 50) throw new Error(`the site keeps ${kept} leads of 50`);
  await house.startCms();
  await house.until("leads that the site keeps", house.kept, (many) => many === 0);
  await house.untilNoMailWaits();
  expectDelivered(house, "spool", 50);
  return "the CMS killed: pages as before, 50 forms thanked for and kept by the site, 50 leads when it is back, none twice";
}
