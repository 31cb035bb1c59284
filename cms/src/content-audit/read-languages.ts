import { fallbackLanguage, languages, languageSchema, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { defaultLanguage } from "../non-localized-fields/default-language";

const configSchema = z
  .object({ languages: z.array(z.object({ code: languageSchema, use: z.boolean().nullish() })).nullish() })
  .nullable();

/** LANG-1: the languages of the site that are on, as published, the default one first. */
export async function readLanguages(strapi: Core.Strapi): Promise<Language[]> {
  const config: unknown = await strapi.db.query("api::site-config.site-config").findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: { createdAt: "asc" },
    populate: { languages: true },
  });
  const listed = configSchema.parse(config)?.languages ?? [];
  const used = listed.length > 0 ? listed.filter(({ use }) => use !== false).map(({ code }) => code) : languages;
  const first = (await defaultLanguage(strapi)) ?? fallbackLanguage;
  return [first, ...used.filter((language) => language !== first)];
}
