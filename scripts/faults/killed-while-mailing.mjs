import { expectDelivered } from "./expect-delivered.mjs";
import { sendForms } from "./visitors.mjs";

/** Mails a worker sends in parallel: those may be accepted and not yet recorded. */
const runAtOnce = 3;

export async function killedWhileMailing(app) {
  await app.mail.goDown();
  await sendForms(app, "killed", 50);
  const before = app.mail.received.length;
  await app.mail.restart();
  await app.until(
    "the first mails",
    () => app.mail.received.length - before,
    (many) => many >= 10,
  );
  await app.killCms();
  await app.startCms();
  await app.waitForEmptyOutbox();
  expectDelivered(app, "killed", 50, { repeated: runAtOnce });
  return "the CMS killed while it mails: all 100 mails arrive, at most those under way twice, as the same mail";
}
