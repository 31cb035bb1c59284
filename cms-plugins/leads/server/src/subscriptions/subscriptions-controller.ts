import { requireReplica } from "@gevel/change-log";
import { subscriptionChangeSchema, subscriptionRequestSchema, subscriptionsResponseSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { changeByLink, readByLink } from "./subscriptions-by-link.js";

/** The site asks for a visitor who has a link of a mail; the link's token is all that lets them in. */
export const subscriptionsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, subscriptionsResponseSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const { token } = parseInput(subscriptionRequestSchema, ctx.request.body);
    return { subscriptions: await readByLink(strapi, token, Date.now()) };
  }),
  change: endpoint(strapi, subscriptionsResponseSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const change = parseInput(subscriptionChangeSchema, ctx.request.body);
    return { subscriptions: await changeByLink(strapi, change, Date.now()) };
  }),
});
