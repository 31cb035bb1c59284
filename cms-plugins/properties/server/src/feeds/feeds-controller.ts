import type { IncomingMessage } from "node:http";
import { listingFeedQuerySchema, listingFeedResponseSchema } from "@gevel/config";
import { endpoint, parseInput, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { readBody } from "../import/read-body.js";
import { pluginSettings } from "../plugin-settings.js";
import { importListingFeed } from "./import-listing-feed.js";

type FeedContext = HttpContext & { req: IncomingMessage };

export const feedsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: FeedContext): Promise<void> {
    await endpoint(strapi, listingFeedResponseSchema, async () => {
      const query = parseInput(listingFeedQuerySchema, ctx.query);
      return importListingFeed(strapi, await readBody(ctx.req, pluginSettings(strapi).bodyBytes), query);
    })(ctx);
  },
});
