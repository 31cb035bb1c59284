import { requireReplica } from "@gevel/change-log";
import { consentCountsResponseSchema, consentCountsSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { addCounts } from "../add-counts";

/** POST /api/consent-choices: the site delivers the visitors' choices since its last request. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  count: endpoint(strapi, consentCountsResponseSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { counts } = parseInput(consentCountsSchema, ctx.request.body);
    await addCounts(strapi, counts);
    return { stored: counts.length };
  }),
});
