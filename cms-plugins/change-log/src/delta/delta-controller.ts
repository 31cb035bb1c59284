import { changeLogQuerySchema, changeLogPageSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { requireReplica } from "../replica/require-replica.js";
import { readDelta } from "./read-delta.js";

export const deltaController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, changeLogPageSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    ctx.set("cache-control", "no-store");
    return readDelta(strapi, parseInput(changeLogQuerySchema, ctx.query));
  }),
});
