import type { Whose } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { erasuresTable, planTable } from "../retention/retention-tables.js";
import { personPlaces } from "./person-place.js";

/**
 * FORM-12: erases all that every place holds, in the transaction that is open; `after`, the files, is its caller's to do once that
 * stands. What remains is a line that says how much, and not of whom. Answers how much that was by place, files left out. `by` is the member of staff; empty where nobody asked.
 */
export async function eraseHere(strapi: Core.Strapi, whose: Whose, by: string) {
  const after: (() => Promise<void>)[] = [];
  const counts = new Map<string, number>();
  for (const place of personPlaces(strapi).toReversed()) {
    const done = await place.erase?.(strapi, whose);
    if (!done) continue;
    if (!place.isFiles) counts.set(place.key, done.erased);
    if (done.after) after.push(done.after);
  }
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, planTable)
      .whereIn("lead", [...whose.leads])
      .delete();
    await table(strapi, trx, erasuresTable).insert({ at: Date.now(), reason: whose.reason, by, count });
  });
  return { counts, after };
}
