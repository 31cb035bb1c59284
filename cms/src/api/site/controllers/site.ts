import { feedQuerySchema, feedSchema, previewQuerySchema, previewSchema } from "@gevel/config";
import { endpoint, parseInput, requireReplica } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { readFeed } from "../serve/read-feed";
import { readPreview } from "../serve/read-preview";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  feed: endpoint(strapi, feedSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readFeed(strapi, parseInput(feedQuerySchema, ctx.query));
  }),
  preview: endpoint(strapi, previewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readPreview(strapi, parseInput(previewQuerySchema, ctx.query));
  }),
});
