import type { MailSources } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

interface Given {
  sources: MailSources | null;
}

const given = perStrapi((): Given => ({ sources: null }));

/** The application says where the agency, its homes and its words stand; this plugin knows none of them. */
export function useMailSources(strapi: Core.Strapi, sources: MailSources): void {
  given(strapi).sources = sources;
}

export function mailSources(strapi: Core.Strapi): MailSources {
  const { sources } = given(strapi);
  if (!sources)
    throw new Error(
      "nobody said who the agency is: the application calls useSources of the service plugin::leads.mails",
    );
  return sources;
}
