import { requireReplica } from "@gevel/change-log";
import { rateLimitCountsSchema, rateLimitHitsSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { touchKeys } from "./touch-keys.js";

/** POST /api/leads/shared-limits: what the site's instances count together. */
export const sharedLimitsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  touch: endpoint(strapi, rateLimitCountsSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { keys } = parseInput(rateLimitHitsSchema, ctx.request.body);
    return { keys: await touchKeys(strapi, keys) };
  }),
});
