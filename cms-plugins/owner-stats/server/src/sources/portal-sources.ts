import type { PortalSources } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

interface Given {
  sources: PortalSources | null;
}

const given = perStrapi((): Given => ({ sources: null }));

/** The application provides the listings, their owners and their leads; this plugin knows none of them. */
export function configurePortalSources(strapi: Core.Strapi, sources: PortalSources): void {
  given(strapi).sources = sources;
}

export function portalSources(strapi: Core.Strapi): PortalSources {
  const { sources } = given(strapi);
  if (!sources)
    throw new Error(
      "portal sources are not configured: the application must call configureSources of the service plugin::owner-stats.portal",
    );
  return sources;
}
