import type { DataSubject, Language, PersonalDataRecord } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { perStrapi } from "../per-strapi.js";

/** A store of personal data: tables, or files. */
export interface PersonalDataProvider {
  key: string;
  name: Readonly<Record<Language, string>>;
  /**
   * Copies of what other providers hold, erased with these or after the transaction: that another provider erased them
   * first is no change of the data since it was shown.
   */
  isCopy?: true;
  /** Its tables; a test checks that every table with a personal column belongs to a provider. */
  tables: readonly string[];
  /** Everything it stores about the person, in readable form. */
  find: (strapi: Core.Strapi, dataSubject: DataSubject, language: Language) => Promise<readonly PersonalDataRecord[]>;
  /**
   * Erases it in the open transaction, and removes the address from other people's records. Makes no request to the
   * site (its snapshots are transactions of their own). Returns how many it erased, the same number as `find` finds;
   * `after` runs once the transaction is committed, because reading many files would block the database. Omitted where
   * the law requires keeping the data: then `stays` gives the reason.
   */
  erase?: (strapi: Core.Strapi, dataSubject: DataSubject) => Promise<{ erased: number; after?: () => Promise<void> }>;
  stays?: Readonly<Record<Language, string>>;
}

interface RegisteredProvider extends PersonalDataProvider {
  plugin: string;
}

const registry = perStrapi((): RegisteredProvider[] => []);

interface PluginPersonalData {
  /** `cms` for the application. */
  plugin: string;
  providers: readonly PersonalDataProvider[];
}

/** Called in the register step of a plugin that stores personal data; the application does so for its content types. */
export function registerPersonalData(strapi: Core.Strapi, { plugin, providers }: PluginPersonalData): void {
  const registered = registry(strapi);
  for (const provider of providers) {
    if (registered.some(({ key }) => key === provider.key))
      throw new Error(`two personal data providers are called ${provider.key}`);
    registered.push({ ...provider, plugin });
  }
}

/** Those of a plugin in the order of reading; erased in reverse, as later ones are found by earlier ones. */
export const personalDataProviders = (strapi: Core.Strapi): readonly RegisteredProvider[] => registry(strapi);
