import { fallbackLanguage, isLanguage, languages, languageSchema, type Language } from "@gevel/config";
import { useIntl } from "react-intl";
import { z } from "zod";
import { fetched, useFetched } from "@gevel/kit/admin";

const found = z.object({ results: z.array(z.object({ documentId: z.string() })) });
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
const siteConfigs = fetched(async (get, language) => {
  if (contentType === null) return null;
  const path = `/content-manager/collection-types/${contentType}`;
  for (const locale of new Set([language, fallbackLanguage])) {
    const oldest = found.parse(await get(`${path}?pageSize=1&sort=id:ASC&locale=${locale}`)).results[0];
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
export const useSiteConfig = () => useFetched(siteConfigs, useStaffLanguage());

/** Null until it is known, and where there is none. */
export function knownSiteConfig(language: Language) {
  const asked = siteConfigs.read(language);
  return asked.state === "here" ? asked.answer : null;
}

/** Null until it is known, and where there is none. */
function useKnownConfig() {
  const { asked } = useSiteConfig();
  return asked.state === "here" ? asked.answer : null;
}

/** The languages that the site speaks; all that we know until that is known. */
export function useSiteLanguages(): readonly Language[] {
  const used = useKnownConfig()?.languages?.flatMap(({ code, use }) => (use ? [code] : [])) ?? [];
  return used.length > 0 ? used : languages;
}

/** The one that the others fall back to. */
export const useDefaultLanguage = (): Language => useKnownConfig()?.languageDefault ?? fallbackLanguage;
