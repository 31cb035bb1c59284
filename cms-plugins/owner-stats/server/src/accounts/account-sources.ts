import type { AccountSources, OwnerEntry } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const given = perStrapi((): { sources: AccountSources | null } => ({ sources: null }));

/** The application says, in its register step, who sends mails, what the agency is and who the owners are. */
export function configureAccountSources(strapi: Core.Strapi, sources: AccountSources): void {
  given(strapi).sources = sources;
}

export function accountSources(strapi: Core.Strapi): AccountSources {
  const { sources } = given(strapi);
  if (!sources)
    throw new Error(
      "account sources are not configured: the application must call configureSources of the service plugin::owner-stats.accounts",
    );
  return sources;
}

/** What is known of whoever has an address; staff and an import may both have entered them. */
export async function ownerOf(strapi: Core.Strapi, email: string): Promise<OwnerEntry | null> {
  const entries = await accountSources(strapi).owners([email]);
  return entries.find(({ name, language }) => name !== "" && language !== null) ?? entries[0] ?? null;
}

export async function agencyName(strapi: Core.Strapi): Promise<string> {
  const { agency, settings } = accountSources(strapi);
  const { language } = await settings();
  return (await agency(language)).config.agencyName;
}
