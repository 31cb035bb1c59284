import { expectDelivered } from "./expect-delivered.mjs";
import { sendForms } from "./visitors.mjs";

export async function mailServerDown(app) {
  await app.mail.goDown();
  await sendForms(app, "away", 1_000);
  if (app.leadsOf("away") !== 1_000) throw new Error(`${app.leadsOf("away")} leads of 1,000`);
  await app.mail.restart();
  await app.waitForEmptyOutbox();
  expectDelivered(app, "away", 1_000);
  return "1,000 forms sent while the mail server was away: 1,000 leads, 2,000 mails once it was back, none twice";
}
