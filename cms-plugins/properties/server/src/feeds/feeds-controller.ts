import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { listingFeedQuerySchema, listingFeedResponseSchema } from "@gevel/config";
import { endpoint, parseInput, refuseForeignSource } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { answerOf } from "../history/record-import.js";
import { sendFeed } from "./send-feed.js";
import { tokenOf, type SignedContext } from "../history/sender-of.js";
import { readBody } from "../import/read-body.js";
import { pluginSettings } from "../settings/plugin-settings.js";

type FeedContext = SignedContext & { req: IncomingMessage };

export const feedsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: FeedContext): Promise<void> {
    await endpoint(strapi, listingFeedResponseSchema, async () => {
      const refuseSource = (source: string) => refuseForeignSource(strapi, ctx, source);
      const read = () => buffer(readBody(ctx.req, pluginSettings(strapi).bodyBytes));
      const readQuery = () => parseInput(listingFeedQuerySchema, ctx.query);
      return await answerOf(sendFeed(strapi, { sender: tokenOf(ctx), read, refuseSource }, readQuery));
    })(ctx);
  },
});
