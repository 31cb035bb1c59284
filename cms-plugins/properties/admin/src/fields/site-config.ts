import { fallbackLanguage, isLanguage, languages, languageSchema, type Language } from "@gevel/config";
import { useIntl } from "react-intl";
import { z } from "zod";
import { sharedQuery, useSharedQuery } from "@gevel/core/admin";

const entriesSchema = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const config = z.object({
  data: z.object({
    propertyList: z
      .object({ marquees: z.array(z.object({ value: z.number(), label: z.string().nullable() })).nullish() })
      .nullish(),
    languageDefault: languageSchema.nullish(),
    languages: z.array(z.object({ code: languageSchema, use: z.boolean().nullable() })).nullish(),
  }),
});

/** The content type that has the site's languages and its words for states; none until the application names one. */
let contentType: string | null = null;

export function readSiteConfigFrom(uid: string): void {
  contentType = uid;
}

/** By language of the admin, in a language that the site configuration has; null where there is none. */
const siteConfigs = sharedQuery(async (get, language) => {
  if (contentType === null) return null;
  const path = `/content-manager/collection-types/${contentType}`;
  for (const locale of new Set([language, fallbackLanguage])) {
    const oldest = entriesSchema.parse(await get(`${path}?pageSize=1&sort=id:ASC&locale=${locale}`)).results[0];
    if (oldest) return config.parse(await get(`${path}/${oldest.documentId}?locale=${locale}`)).data;
  }
  return null;
});

/** The language in which staff read what is written in several. */
export function useStaffLanguage(): Language {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : fallbackLanguage;
}

/** What a listing's form wants of the site configuration. */
export const useSiteConfig = () => useSharedQuery(siteConfigs, useStaffLanguage());

/** Null until it is known, and where there is none. */
export const cachedSiteConfig = (language: Language) => siteConfigs.read(language) ?? null;

/** Null until it is known, and where there is none. */
function useLoadedConfig() {
  const { query } = useSiteConfig();
  return query.state === "loaded" ? query.answer : null;
}

/** The languages that the site speaks; all that we know until that is known. */
export function useSiteLanguages(): readonly Language[] {
  const used = useLoadedConfig()?.languages?.flatMap(({ code, use }) => (use ? [code] : [])) ?? [];
  return used.length > 0 ? used : languages;
}

/** The one that the others fall back to. */
export const useDefaultLanguage = (): Language => useLoadedConfig()?.languageDefault ?? fallbackLanguage;
