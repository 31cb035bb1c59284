import { previewQuerySchema, previewSchema } from "@gevel/config";
import { requireReplica } from "@gevel/change-log";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readPreview } from "../serve/read-preview";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  preview: endpoint(strapi, previewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readPreview(strapi, parseInput(previewQuerySchema, ctx.query));
  }),
});
