import type { PersonalDataProvider as ProviderOf } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export type PersonalDataProvider = ProviderOf<Core.Strapi>;

const registry = perStrapi((): PersonalDataProvider[] => []);

/** Each feature registers its providers in the CMS's register step; so does the application. */
export function registerPersonalData(strapi: Core.Strapi, provider: PersonalDataProvider): void {
  const providers = registry(strapi);
  if (providers.some(({ key }) => key === provider.key))
    throw new Error(`two personal data providers are called ${provider.key}`);
  providers.push(provider);
}

export const personalDataProviders = (strapi: Core.Strapi): readonly PersonalDataProvider[] => registry(strapi);
