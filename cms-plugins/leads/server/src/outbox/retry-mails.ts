import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { claimMs } from "./due-mails.js";
import { outboxTable } from "./outbox-tables.js";
import { wakeOutbox } from "./outbox-job.js";

/**
 * FORM-11: of these mails, or of all, those that were given up or stand back after a refusal have their turn at once. What was
 * sent would arrive twice, and so would what is on its way: it stands back no longer than it is given.
 */
export async function retryMails(strapi: Core.Strapi, ids?: readonly number[]): Promise<number> {
  const now = Date.now();
  return inTransaction(strapi, async ({ trx, onCommit }) => {
    const query = table(strapi, trx, outboxTable);
    const chosen = ids === undefined ? query : query.whereIn("id", [...ids]);
    const isDelayed = (row: typeof query) => void row.where({ state: "waiting" }).where("next_at", ">", now + claimMs);
    const retried: unknown = await chosen
      .where((row) => void row.where({ state: "dead" }).orWhere(isDelayed))
      .update({ state: "waiting", next_at: now, refusals: 0 });
    onCommit(() => wakeOutbox(strapi));
    return Number(retried);
  });
}
