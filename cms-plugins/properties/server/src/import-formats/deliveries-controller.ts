import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { importFileQuerySchema, importFileResponseSchema } from "@gevel/config";
import { endpoint, parseInput, rejectForeignSource } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { answerOf } from "../history/record-import.js";
import { runDeliveryImport } from "./run-delivery-import.js";
import { tokenOf, type SignedContext } from "../history/sender-of.js";
import { readBody } from "../import/read-body.js";
import { pluginSettings } from "../settings/plugin-settings.js";

type DeliveryContext = SignedContext & { req: IncomingMessage };

export const deliveriesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: DeliveryContext): Promise<void> {
    await endpoint(strapi, importFileResponseSchema, async () => {
      const rejectSource = (source: string) => rejectForeignSource(strapi, ctx, source);
      const read = () => buffer(readBody(ctx.req, pluginSettings(strapi).bodyBytes));
      const readQuery = () => parseInput(importFileQuerySchema, ctx.query);
      return await answerOf(runDeliveryImport(strapi, { sender: tokenOf(ctx), read, rejectSource }, readQuery));
    })(ctx);
  },
});
