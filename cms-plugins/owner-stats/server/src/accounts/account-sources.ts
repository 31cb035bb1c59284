import type { AccountSources, OwnerEntry } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

const given = perStrapi((): { sources: AccountSources | null } => ({ sources: null }));

/** The application registers, in its register step, the mail service, the agency and the owners. */
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

/** The owner's data for an address; both staff and an import may have entered it. */
export async function ownerOf(strapi: Core.Strapi, email: string): Promise<OwnerEntry | null> {
  const entries = await accountSources(strapi).owners([email]);
  return entries.find(({ name, language }) => name !== "" && language !== null) ?? entries[0] ?? null;
}

export async function agencyName(strapi: Core.Strapi): Promise<string> {
  const { agency, settings } = accountSources(strapi);
  const { language } = await settings();
  return (await agency(language)).config.agencyName;
}
