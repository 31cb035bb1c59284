import { expectDelivered } from "./delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

export async function cmsHangs(house) {
  house.house.cms.child.kill("SIGSTOP");
  await sendForms(house, "hangs", 20);
  await readPages(house);
  house.house.cms.child.kill("SIGCONT");
  await house.until("leads that the site keeps", house.kept, (many) => many === 0);
  await house.untilNoMailWaits();
  expectDelivered(house, "hangs", 20);
  return "a CMS that hangs: pages as before, 20 forms thanked for, 20 leads when it answers again, none twice";
}
