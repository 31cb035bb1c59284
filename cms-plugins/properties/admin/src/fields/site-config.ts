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

/** The content type with the site's languages and names of states; null until the application sets it. */
let contentType: string | null = null;

export function readSiteConfigFrom(uid: string): void {
  contentType = uid;
}

/** By the admin's language, as far as the site configuration has it; null if there is none. */
const siteConfigs = sharedQuery(async (get, language) => {
  if (contentType === null) return null;
  const path = `/content-manager/collection-types/${contentType}`;
  for (const locale of new Set([language, fallbackLanguage])) {
    const oldest = entriesSchema.parse(await get(`${path}?pageSize=1&sort=id:ASC&locale=${locale}`)).results[0];
    if (oldest) return config.parse(await get(`${path}/${oldest.documentId}?locale=${locale}`)).data;
  }
  return null;
});

/** The language in which staff see multilingual texts. */
export function useStaffLanguage(): Language {
  const { locale } = useIntl();
  return isLanguage(locale) ? locale : fallbackLanguage;
}

/** The parts of the site configuration a listing's form uses. */
export const useSiteConfig = () => useSharedQuery(siteConfigs, useStaffLanguage());

/** Null until loaded, and if there is none. */
export const cachedSiteConfig = (language: Language) => siteConfigs.read(language) ?? null;

/** Null until loaded, and if there is none. */
function useLoadedConfig() {
  const { query } = useSiteConfig();
  return query.state === "loaded" ? query.answer : null;
}

/** The site's languages; all we support until they are loaded. */
export function useSiteLanguages(): readonly Language[] {
  const used = useLoadedConfig()?.languages?.flatMap(({ code, use }) => (use ? [code] : [])) ?? [];
  return used.length > 0 ? used : languages;
}

/** The fallback of the other languages. */
export const useDefaultLanguage = (): Language => useLoadedConfig()?.languageDefault ?? fallbackLanguage;
