import type { DataSubject } from "@gevel/config";
import { inTransaction, personalDataProviders, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { erasuresTable, planTable } from "./retention-tables.js";

/**
 * FORM-12: erases the person's data of every provider, in the open transaction; the caller runs `after`, which deletes
 * files, once that is committed. What remains is a log row with the amount and without a name. Returns the amounts by
 * provider, copies not included. `by` is the member of staff; empty if the job did it.
 */
export async function erasePersonalData(strapi: Core.Strapi, dataSubject: DataSubject, by: string) {
  const after: (() => Promise<void>)[] = [];
  const counts = new Map<string, number>();
  // Mails first: those of other plugins are found by what these plugins still hold.
  const inOrder = personalDataProviders(strapi)
    .toReversed()
    .toSorted((a, b) => Number(b.plugin === "leads") - Number(a.plugin === "leads"));
  for (const provider of inOrder) {
    const done = await provider.erase?.(strapi, dataSubject);
    if (!done) continue;
    if (!provider.isCopy) counts.set(provider.key, done.erased);
    if (done.after) after.push(done.after);
  }
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, planTable)
      .whereIn("lead", [...dataSubject.leads])
      .delete();
    await table(strapi, trx, erasuresTable).insert({ at: Date.now(), reason: dataSubject.reason, by, count });
  });
  return { counts, after };
}
