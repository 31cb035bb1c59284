import type { IncomingMessage } from "node:http";
import { importResponseSchema } from "@gevel/config";
import { endpoint, rejectForeignSource } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { answerOf } from "../history/record-import.js";
import { uploadsFolder } from "../history/import-history.js";
import { runImport } from "./run-import.js";
import { tokenOf, type SignedContext } from "../history/sender-of.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { readBody } from "./read-body.js";
import { storeBody } from "../history/sent-body.js";

type ImportContext = SignedContext & { req: IncomingMessage };

export const importController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: ImportContext): Promise<void> {
    await endpoint(strapi, importResponseSchema, async () => {
      const rejectSource = (source: string) => rejectForeignSource(strapi, ctx, source);
      const { bodyBytes } = pluginSettings(strapi);
      const read = () => storeBody(readBody(ctx.req, bodyBytes), uploadsFolder(strapi));
      return await answerOf(runImport(strapi, { sender: tokenOf(ctx), read, rejectSource }));
    })(ctx);
  },
});
