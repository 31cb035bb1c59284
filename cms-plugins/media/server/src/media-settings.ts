import { fallbackLanguage, type Language } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

interface MediaSettings {
  defaultLanguage: () => Promise<Language>;
}

export const mediaSettings = perStrapi((): MediaSettings => ({ defaultLanguage: async () => fallbackLanguage }));

/** The language of the text in Strapi's own field. */
export const defaultLanguage = (strapi: Core.Strapi): Promise<Language> => mediaSettings(strapi).defaultLanguage();
