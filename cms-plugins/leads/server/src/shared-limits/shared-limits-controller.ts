import { requireReplica } from "@gevel/change-feed";
import { keptKeysSchema, touchedKeysSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { touchKeys } from "./touch-keys.js";

/** POST /api/leads/shared-limits: what the site's instances count together. */
export const sharedLimitsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  touch: endpoint(strapi, keptKeysSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { keys } = parseInput(touchedKeysSchema, ctx.request.body);
    return { keys: await touchKeys(strapi, keys) };
  }),
});
