import { mailListQuerySchema, mailListSchema, mailRetryRequestSchema, mailRetryResponseSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readMails } from "./read-mails.js";
import { claimMs } from "../outbox/due-mails.js";
import { outboxTable } from "../outbox/outbox-tables.js";
import { wakeOutbox } from "../outbox/outbox-job.js";

/**
 * FORM-11: of these mails, or of all, those that were given up or stand back after a refusal have their turn at once. What was
 * sent would arrive twice, and so would what is on its way: it stands back no longer than it is given.
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
    onCommit(() => wakeOutbox(strapi));
    return Number(retried);
  });
}

/** The mails of the admin; its routes check who may. */
export const mailsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, mailListSchema, async (ctx: HttpContext) =>
    readMails(strapi, parseInput(mailListQuerySchema, ctx.query, "query")),
  ),
  retry: endpoint(strapi, mailRetryResponseSchema, async (ctx: HttpContext) => {
    const { ids } = parseInput(mailRetryRequestSchema, ctx.request.body);
    return { retried: await retryMails(strapi, ids) };
  }),
});
