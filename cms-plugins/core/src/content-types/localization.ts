import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";

const localizedSchema = z.object({ pluginOptions: z.object({ i18n: z.object({ localized: z.literal(true) }) }) });

/** Whether an entry of the type has a version in each language. */
export const isLocalized = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  localizedSchema.safeParse(strapi.contentType(uid)).success;

interface Locales {
  getDefaultLocale(): Promise<string>;
}

/** Strapi's, which need not be the default language of a site. */
export const defaultLocale = (strapi: Core.Strapi): Promise<string> =>
  z.custom<Locales>().parse(strapi.plugin("i18n").service("locales")).getDefaultLocale();
