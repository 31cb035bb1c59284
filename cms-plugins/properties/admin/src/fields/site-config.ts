import { fallbackLanguage, isLanguage, languages, languageSchema, type Language } from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { keptShortly } from "./kept-shortly";

export type Get = (path: string) => Promise<{ data: unknown }>;

const found = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const config = z.object({
  data: z.object({
    propertyList: z
      .object({ marquees: z.array(z.object({ value: z.number(), label: z.string().nullable() })).nullish() })
      .nullish(),
    languages: z.array(z.object({ code: languageSchema, use: z.boolean().nullable() })).nullish(),
  }),
});
export type StaffSiteConfig = z.infer<typeof config>["data"];

const path = "/content-manager/collection-types/api::site-config.site-config";

const keep = keptShortly<StaffSiteConfig | null>();

/** What a listing's form wants of the site configuration, in a language that it has; null where there is none. */
export const readSiteConfig = (get: Get, language: Language): Promise<StaffSiteConfig | null> =>
  keep(language, async () => {
    for (const locale of new Set([language, fallbackLanguage])) {
      const oldest = found.parse((await get(`${path}?pageSize=1&sort=id:ASC&locale=${locale}`)).data).results[0];
      if (oldest) return config.parse((await get(`${path}/${oldest.documentId}?locale=${locale}`)).data).data;
    }
    return null;
  });

/** The languages that the site speaks; all that we know until that is known. */
export function useSiteLanguages(): readonly Language[] {
  const { get } = useFetchClient();
  const { locale } = useIntl();
  const [spoken, setSpoken] = useState<readonly Language[]>(languages);
  useEffect(() => {
    let current = true;
    // In the language that its other readers ask in: it is read once.
    readSiteConfig(get, isLanguage(locale) ? locale : fallbackLanguage).then(
      (site) => {
        const used = site?.languages?.filter(({ use }) => use).map(({ code }) => code) ?? [];
        if (current && used.length > 0) setSpoken(used.filter(isLanguage));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [get, locale]);
  return spoken;
}
