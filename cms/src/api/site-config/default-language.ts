import { fallbackLanguage, languageSchema, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const configSchema = z.object({ languageDefault: languageSchema.catch(fallbackLanguage) }).nullable();

/** The default language of the site, as published. */
export async function readDefaultLanguage(strapi: Core.Strapi): Promise<Language> {
  const config: unknown = await strapi.db.query("api::site-config.site-config").findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: { createdAt: "asc" },
    select: ["languageDefault"],
  });
  return configSchema.parse(config)?.languageDefault ?? fallbackLanguage;
}
