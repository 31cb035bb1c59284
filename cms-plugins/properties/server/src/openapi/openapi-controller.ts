import { endpoint, perStrapi, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { apiParts } from "./api-parts.js";
import { openApiDocument } from "./openapi-document.js";

const documentOf = perStrapi((strapi) =>
  openApiDocument(strapi.config.get("api.rest.prefix", "/api"), apiParts(strapi)),
);

export const openApiController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async document(ctx: HttpContext): Promise<void> {
    await endpoint(strapi, z.record(z.string(), z.unknown()), async () => documentOf(strapi))(ctx);
  },
});
