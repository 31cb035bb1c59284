import { requireReplica } from "@gevel/change-log";
import { consentCountsResponseSchema, consentCountsSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { addCounts } from "../add-counts";

/** POST /api/consent-choices: the site hands over what visitors answered since the last time. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  count: endpoint(strapi, consentCountsResponseSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { counts } = parseInput(consentCountsSchema, ctx.request.body);
    await addCounts(strapi, counts);
    return { stored: counts.length };
  }),
});
