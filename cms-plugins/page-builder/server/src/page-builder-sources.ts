import type { PageBuilderSources } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const registry = perStrapi((): { sources: PageBuilderSources | null } => ({ sources: null }));

/** The application calls it in its register step. */
export function configurePageBuilderSources(strapi: Core.Strapi, sources: PageBuilderSources): void {
  registry(strapi).sources = sources;
}

export function pageBuilderSources(strapi: Core.Strapi): PageBuilderSources {
  const { sources } = registry(strapi);
  if (sources === null)
    throw new Error(
      "the page builder knows no pages: the application must call configureSources of the service plugin::page-builder.pages",
    );
  return sources;
}
