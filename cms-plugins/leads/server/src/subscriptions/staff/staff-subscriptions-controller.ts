import {
  subscriptionEndedSchema,
  subscriptionEndSchema,
  subscriptionListSchema,
  subscriptionSearchSchema,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { endOnRequest } from "./end-on-request.js";
import { readSubscriptionList } from "./read-subscription-list.js";

/** What people are mailed of, for staff; its routes check who may. */
export const staffSubscriptionsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  search: endpoint(strapi, subscriptionListSchema, async (ctx: HttpContext) =>
    readSubscriptionList(strapi, parseInput(subscriptionSearchSchema, ctx.request.body)),
  ),
  end: endpoint(strapi, subscriptionEndedSchema, async (ctx: HttpContext) => ({
    ended: await endOnRequest(strapi, parseInput(subscriptionEndSchema, ctx.request.body).one, Date.now()),
  })),
});
