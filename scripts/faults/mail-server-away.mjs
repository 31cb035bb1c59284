import { expectDelivered } from "./delivered.mjs";
import { sendForms } from "./visitors.mjs";

export async function mailServerAway(house) {
  await house.mail.goDown();
  await sendForms(house, "away", 1_000);
  if (house.leadsOf("away") !== 1_000) throw new Error(`${house.leadsOf("away")} leads of 1,000`);
  await house.mail.comeBack();
  await house.untilNoMailWaits();
  expectDelivered(house, "away", 1_000);
  return "1,000 forms sent while the mail server was away: 1,000 leads, 2,000 mails once it was back, none twice";
}
