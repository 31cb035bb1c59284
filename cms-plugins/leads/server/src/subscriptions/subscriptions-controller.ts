import { requireReplica } from "@gevel/change-feed";
import { subscriptionChangeSchema, subscriptionQuestionSchema, subscriptionsAnswerSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { changeBehindLink, readBehindLink } from "./answer-link.js";

/** The site asks for a visitor who has a link of a mail; the link's token is all that lets them in. */
export const subscriptionsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, subscriptionsAnswerSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const { token } = parseInput(subscriptionQuestionSchema, ctx.request.body);
    return { subscriptions: await readBehindLink(strapi, token, Date.now()) };
  }),
  change: endpoint(strapi, subscriptionsAnswerSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const change = parseInput(subscriptionChangeSchema, ctx.request.body);
    return { subscriptions: await changeBehindLink(strapi, change, Date.now()) };
  }),
});
