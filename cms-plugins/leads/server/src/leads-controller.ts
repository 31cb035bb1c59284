import { leadAnswerSchema, leadSchema } from "@gevel/config";
import { requireReplica } from "@gevel/change-feed";
import { endpoint, parseInput } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { storeLead } from "./store-lead.js";

/** POST /api/leads: the site hands over what a visitor sent. */
export const leadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  create: endpoint(strapi, leadAnswerSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return storeLead(strapi, parseInput(leadSchema, ctx.request.body));
  }),
});
