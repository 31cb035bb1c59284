import { mailListQuerySchema, mailListSchema, mailRetryRequestSchema, mailRetryResponseSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readMails } from "../outbox/read-mails.js";
import { claimMs } from "../outbox/due-mails.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { outboxJob } from "../sending/outbox-job.js";

/**
 * FORM-11: makes mails due at once that were given up or are delayed after a rejection, of these ids or of all.
 * Excludes sent mails and those being sent, which would arrive twice: the latter are delayed by `claimMs` at most.
 */
async function retryMails(strapi: Core.Strapi, ids?: readonly number[]): Promise<number> {
  const now = Date.now();
  return inTransaction(strapi, async ({ trx, onCommit }) => {
    const query = table(strapi, trx, outboxTable);
    const chosen = ids === undefined ? query : query.whereIn("id", [...ids]);
    const isDelayed = (row: typeof query) => void row.where({ state: "waiting" }).where("next_at", ">", now + claimMs);
    const retried: unknown = await chosen
      .where((row) => void row.where({ state: "dead" }).orWhere(isDelayed))
      .update({ state: "waiting", next_at: now, refusals: 0 });
    onCommit(() => outboxJob.wake(strapi));
    return Number(retried);
  });
}

/** The admin's mails; its routes check permissions. */
export const mailsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, mailListSchema, async (ctx: HttpContext) =>
    readMails(strapi, parseInput(mailListQuerySchema, ctx.query, "query")),
  ),
  retry: endpoint(strapi, mailRetryResponseSchema, async (ctx: HttpContext) => {
    const { ids } = parseInput(mailRetryRequestSchema, ctx.request.body);
    return { retried: await retryMails(strapi, ids) };
  }),
});
