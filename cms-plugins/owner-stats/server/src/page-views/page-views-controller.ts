import { requireReplica } from "@gevel/change-log";
import { viewBatchResponseSchema, viewBatchSchema, viewSaltsSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { storeBatch } from "./store-batch.js";
import { viewSalts } from "./view-salts.js";

/** Routes of the site, authenticated by its own secret. */
export const viewsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  take: endpoint(strapi, viewBatchResponseSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { fresh: await storeBatch(strapi, parseInput(viewBatchSchema, ctx.request.body), new Date()) };
  }),
  salts: endpoint(strapi, viewSaltsSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return { salts: await viewSalts(strapi, new Date()) };
  }),
});
