import { expectDelivered } from "./delivered.mjs";
import { sendForms } from "./visitors.mjs";

/** As many mails as a worker has under way: those that were accepted and not yet noted. */
const atOnce = 3;

export async function killedWhileMailing(house) {
  await house.mail.goDown();
  await sendForms(house, "killed", 50);
  const before = house.mail.received.length;
  await house.mail.comeBack();
  await house.until(
    "the first mails",
    () => house.mail.received.length - before,
    (many) => many >= 10,
  );
  await house.killCms();
  await house.startCms();
  await house.untilNoMailWaits();
  expectDelivered(house, "killed", 50, { repeated: atOnce });
  return "the CMS killed while it mails: all 100 mails arrive, at most those under way twice, as the same mail";
}
