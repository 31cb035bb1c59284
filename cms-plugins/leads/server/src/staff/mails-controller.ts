import { mailListQuerySchema, mailListSchema, mailRetryQuestionSchema, mailRetrySchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { retryMails } from "../outbox/retry-mails.js";
import { readMails } from "./read-mails.js";

/** The mails of the admin; its routes check who may. */
export const mailsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, mailListSchema, async (ctx: HttpContext) =>
    readMails(strapi, parseInput(mailListQuerySchema, ctx.query, "query")),
  ),
  retry: endpoint(strapi, mailRetrySchema, async (ctx: HttpContext) => {
    const { ids } = parseInput(mailRetryQuestionSchema, ctx.request.body);
    return { retried: await retryMails(strapi, ids) };
  }),
});
