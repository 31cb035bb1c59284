import { requireReplica } from "@gevel/change-feed";
import { viewBatchAnswerSchema, viewBatchSchema, viewSaltsSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { takeBatch } from "./take-batch.js";
import { viewSalts } from "./view-salts.js";

/** What the site asks, by its own secret. */
export const viewsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  take: endpoint(strapi, viewBatchAnswerSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { fresh: await takeBatch(strapi, parseInput(viewBatchSchema, ctx.request.body), new Date()) };
  }),
  salts: endpoint(strapi, viewSaltsSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { salts: await viewSalts(strapi, new Date()) };
  }),
});
