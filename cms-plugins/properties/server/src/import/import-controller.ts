import type { IncomingMessage } from "node:http";
import { importResponseSchema } from "@gevel/config";
import { endpoint, type HttpContext } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../plugin-settings.js";
import { importProperties } from "./import-properties.js";
import { readBody } from "./read-body.js";
import { readItems } from "./read-items.js";

type ImportContext = HttpContext & { req: IncomingMessage };

export const importController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async import(ctx: ImportContext): Promise<void> {
    await endpoint(strapi, importResponseSchema, async () => {
      const settings = pluginSettings(strapi);
      const body = await readBody(ctx.req, settings.bodyBytes);
      return importProperties(strapi, readItems(body), settings);
    })(ctx);
  },
});
