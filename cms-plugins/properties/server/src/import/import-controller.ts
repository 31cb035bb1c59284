import type { IncomingMessage } from "node:http";
import { importResponseSchema } from "@gevel/config";
import { endpoint, refuseForeignSource } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { answerOf } from "../history/record-import.js";
import { sendingsFolder } from "../history/import-history.js";
import { sendImport } from "./send-import.js";
import { tokenOf, type SignedContext } from "../history/sender-of.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { readBody } from "./read-body.js";
import { storeBody } from "../history/sent-body.js";

type ImportContext = SignedContext & { req: IncomingMessage };

export const importController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: ImportContext): Promise<void> {
    await endpoint(strapi, importResponseSchema, async () => {
      const refuseSource = (source: string) => refuseForeignSource(strapi, ctx, source);
      const { bodyBytes } = pluginSettings(strapi);
      const read = () => storeBody(readBody(ctx.req, bodyBytes), sendingsFolder(strapi));
      return await answerOf(sendImport(strapi, { sender: tokenOf(ctx), read, refuseSource }));
    })(ctx);
  },
});
