import type { MailSources } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

interface Registry {
  sources: MailSources | null;
}

const registry = perStrapi((): Registry => ({ sources: null }));

/** The application registers where the agency, its listings and its texts come from; this plugin knows none of them. */
export function configureMailSources(strapi: Core.Strapi, sources: MailSources): void {
  registry(strapi).sources = sources;
}

export function mailSources(strapi: Core.Strapi): MailSources {
  const { sources } = registry(strapi);
  if (!sources)
    throw new Error(
      "mail sources are not configured: the application must call configureSources of the service plugin::leads.mails",
    );
  return sources;
}
