import { askedAgainAt, renewal } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { enqueueMails } from "../../outbox/enqueue-mails.js";
import { subscriptionRows } from "../subscription-row.js";
import { subscriptionTable } from "../subscription-table.js";

/** Subscriptions per step: each row and its mail are written in the same transaction. */
const batchSize = 25;

/** The shortest year, so that the query misses none; the exact rule decides. */
const shortYear = 365 * 86_400_000;

/** Returns how many were asked. */
const sendBatch = (strapi: Core.Strapi, now: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    const long = now - renewal.years * shortYear;
    const found: unknown = await table(strapi, trx, subscriptionTable)
      .where("confirmed_at", "<=", long)
      .andWhere((query) => void query.whereNull("renewed_at").orWhere("renewed_at", "<=", long))
      .whereNull("asked_again_at")
      .whereNull("ended_at")
      // Oldest first, so that those due precede those almost due.
      .orderByRaw("coalesce(renewed_at, confirmed_at), id")
      .limit(batchSize);
    let sentCount = 0;
    for (const { id, key, confirmed_at, renewed_at } of subscriptionRows.parse(found)) {
      if (askedAgainAt(new Date(renewed_at ?? confirmed_at ?? now)).getTime() > now) continue;
      const marked: unknown = await table(strapi, trx, subscriptionTable)
        .where({ id, asked_again_at: null, ended_at: null })
        .update({ asked_again_at: now });
      if (marked !== 1) continue;
      await enqueueMails(strapi, key, ["renewal"], String(now));
      sentCount += 1;
    }
    return sentCount;
  });

/** FORM-12: asks subscribers once, two years after they confirmed or renewed, whether they still want it. */
export async function sendRenewals(
  strapi: Core.Strapi,
  now: number,
  shouldContinue: () => Promise<boolean>,
): Promise<void> {
  while (await shouldContinue()) if ((await sendBatch(strapi, now)) === 0) return;
}
