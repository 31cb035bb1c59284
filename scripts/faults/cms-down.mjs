import { expectDelivered } from "./expect-delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

export async function cmsDown(app) {
  await app.killCms();
  await sendForms(app, "spool", 50);
  await readPages(app);
  const retained = await app.retained();
  if (retained !== 50) throw new Error(`the site queues ${retained} leads of 50`);
  await app.startCms();
  await app.until("leads that the site keeps", app.retained, (many) => many === 0);
  await app.waitForEmptyOutbox();
  expectDelivered(app, "spool", 50);
  return "the CMS killed: pages as before, 50 forms thanked for and queued by the site, 50 leads when it is back, none twice";
}
