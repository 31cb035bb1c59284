import { fallbackLanguage, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { perStrapi } from "../per-strapi.js";

const registered = perStrapi(() => ({ read: async (): Promise<Language> => fallbackLanguage }));

/** The application calls it in its register step, where staff choose the default language of their site. */
export function registerDefaultLanguage(strapi: Core.Strapi, read: () => Promise<Language>): void {
  registered(strapi).read = read;
}

/** The default language of the site, which need not be Strapi's default locale. */
export const defaultLanguage = (strapi: Core.Strapi): Promise<Language> => registered(strapi).read();
