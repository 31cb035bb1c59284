import { fallbackLanguage, languageNames, languages } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { strapiService } from "./strapi-services";

/** The four languages of the product, Dutch as the default. Staff may remove one later; it is not made again. */
export async function createLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapiService(strapi, "plugin::i18n.locales");
  for (const code of languages) {
    const name = `${languageNames[code]} (${code})`;
    if (await locales.findByCode(code)) await locales.update({ code }, { name });
    else await locales.create({ code, name });
  }
  await locales.setDefaultLocale({ code: fallbackLanguage });
}
