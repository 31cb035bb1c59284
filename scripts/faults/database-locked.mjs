import { setTimeout as wait } from "node:timers/promises";
import { expectDelivered } from "./expect-delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

const lockedMs = 5_000;

export async function databaseLocked(app) {
  const other = app.openDatabase();
  other.exec("begin immediate");
  const sent = sendForms(app, "locked", 20);
  try {
    await readPages(app);
    await wait(lockedMs);
  } finally {
    other.exec("rollback");
    other.close();
  }
  await sent;
  await app.until("leads that the site keeps", app.retained, (many) => many === 0);
  await app.waitForEmptyOutbox();
  expectDelivered(app, "locked", 20);
  return "the database locked for 5 s: pages as before, 20 forms thanked for, 20 leads, none twice";
}
