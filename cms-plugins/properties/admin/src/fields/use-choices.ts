import { fallbackLanguage, isLanguage, localizedSchema, readLocalized, type Language } from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";

export interface Choice {
  value: number;
  label: string;
}

type Get = (path: string) => Promise<{ data: unknown }>;

const types = z.object({
  results: z.array(z.object({ webId: z.number(), name: localizedSchema.nullable() })),
});

async function readTypes(get: Get, language: Language): Promise<Choice[]> {
  const path = "/content-manager/collection-types/plugin::properties.property-type?pageSize=100&sort=showOrder:ASC";
  const { results } = types.parse((await get(path)).data);
  return results.map(({ webId, name }) => ({
    value: webId,
    label: readLocalized(name, language, fallbackLanguage) || String(webId),
  }));
}

const siteConfigs = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const marquees = z.object({
  data: z.object({
    propertyList: z.object({
      marquees: z.array(z.object({ value: z.number(), label: z.string().nullable() })),
    }),
  }),
});

async function readMarquees(get: Get, language: Language): Promise<Choice[]> {
  const path = "/content-manager/collection-types/api::site-config.site-config";
  const oldest = siteConfigs.parse((await get(`${path}?pageSize=1&sort=id:ASC&locale=${language}`)).data).results[0];
  if (!oldest) return [];
  const { data } = marquees.parse((await get(`${path}/${oldest.documentId}?locale=${language}`)).data);
  return data.propertyList.marquees.map(({ value, label }) => ({ value, label: label || String(value) }));
}

const readers = { types: readTypes, marquees: readMarquees };

/** What was read is kept for a minute: a list asks for it once a row. */
const kept = new Map<string, { at: number; choices: Promise<Choice[]> }>();
const lifetime = 60_000;

function ask(what: keyof typeof readers, get: Get, language: Language): Promise<Choice[]> {
  const key = `${what} ${language}`;
  const known = kept.get(key);
  if (known && Date.now() - known.at < lifetime) return known.choices;
  // Who may not read them sees the numbers.
  const choices = readers[what](get, language).catch(() => []);
  kept.set(key, { at: Date.now(), choices });
  return choices;
}

/** The property types or the states of listings, named in the admin's language; null until they are known. */
export function useChoices(what: keyof typeof readers): readonly Choice[] | null {
  const { get } = useFetchClient();
  const { locale } = useIntl();
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  useEffect(() => {
    let current = true;
    void ask(what, get, isLanguage(locale) ? locale : fallbackLanguage).then((known) => {
      if (current) setChoices(known);
    });
    return () => {
      current = false;
    };
  }, [what, get, locale]);
  return choices;
}
