import type { ReportSources } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const given = perStrapi((): { sources: ReportSources | null } => ({ sources: null }));

/** The application provides the owners and the agency's identity and design; this plugin knows neither. */
export function configureReportSources(strapi: Core.Strapi, sources: ReportSources): void {
  given(strapi).sources = sources;
}

export function reportSources(strapi: Core.Strapi): ReportSources {
  const { sources } = given(strapi);
  if (!sources)
    throw new Error(
      "report sources are not configured: the application must call configureSources of the service plugin::owner-stats.reports",
    );
  return sources;
}
