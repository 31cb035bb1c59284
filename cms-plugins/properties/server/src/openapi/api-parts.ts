import type { ApiPart } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

const given = perStrapi((): ApiPart[] => []);

/** What other plugins open to integrators: the application hands it over while the CMS registers. */
export function addApiPart(strapi: Core.Strapi, part: ApiPart): void {
  given(strapi).push(part);
}

export const apiParts = (strapi: Core.Strapi): readonly ApiPart[] => given(strapi);
