import type { OpenApiFragment } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const given = perStrapi((): OpenApiFragment[] => []);

/** What other plugins open to integrators: the application hands it over while the CMS registers. */
export function addApiPart(strapi: Core.Strapi, part: OpenApiFragment): void {
  given(strapi).push(part);
}

export const apiParts = (strapi: Core.Strapi): readonly OpenApiFragment[] => given(strapi);
