import { expectDelivered } from "./expect-delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

export async function cmsHangs(app) {
  app.app.cms.child.kill("SIGSTOP");
  await sendForms(app, "hangs", 20);
  await readPages(app);
  app.app.cms.child.kill("SIGCONT");
  await app.until("leads that the site keeps", app.retained, (many) => many === 0);
  await app.waitForEmptyOutbox();
  expectDelivered(app, "hangs", 20);
  return "a CMS that hangs: pages as before, 20 forms thanked for, 20 leads when it answers again, none twice";
}
