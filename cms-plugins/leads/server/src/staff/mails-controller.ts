import { mailListQuerySchema, mailListSchema, mailRetryRequestSchema, mailRetryResponseSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { retryMails } from "../outbox/retry-mails.js";
import { readMails } from "./read-mails.js";

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
