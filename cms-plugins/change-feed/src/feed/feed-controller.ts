import { feedQuerySchema, feedSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { requireReplica } from "../replica/require-replica.js";
import { readFeed } from "./read-feed.js";

export const feedController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, feedSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readFeed(strapi, parseInput(feedQuerySchema, ctx.query));
  }),
});
