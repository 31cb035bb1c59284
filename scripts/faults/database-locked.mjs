import { setTimeout as wait } from "node:timers/promises";
import { expectDelivered } from "./delivered.mjs";
import { readPages, sendForms } from "./visitors.mjs";

const lockedMs = 5_000;

export async function databaseLocked(house) {
  const other = house.openDatabase();
  other.exec("begin immediate");
  const sent = sendForms(house, "locked", 20);
  try {
    await readPages(house);
    await wait(lockedMs);
  } finally {
    other.exec("rollback");
    other.close();
  }
  await sent;
  await house.until("leads that the site keeps", house.kept, (many) => many === 0);
  await house.untilNoMailWaits();
  expectDelivered(house, "locked", 20);
  return "the database locked for 5 s: pages as before, 20 forms thanked for, 20 leads, none twice";
}
