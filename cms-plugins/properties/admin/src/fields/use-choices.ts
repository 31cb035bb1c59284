import { fallbackLanguage, isLanguage, localizedSchema, readLocalized, type Language } from "@gevel/config";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { z } from "zod";
import { keptShortly } from "./kept-shortly";
import { readSiteConfig, type Get } from "./site-config";

export interface Choice {
  value: number;
  label: string;
}

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

async function readMarquees(get: Get, language: Language): Promise<Choice[]> {
  const config = await readSiteConfig(get, language);
  const marquees = config?.propertyList?.marquees ?? [];
  return marquees.map(({ value, label }) => ({ value, label: label ?? "" }));
}

const readers = { types: readTypes, marquees: readMarquees };

const keep = keptShortly<Choice[]>();

// Who may not read them sees the numbers.
const ask = (what: keyof typeof readers, get: Get, language: Language): Promise<Choice[]> =>
  keep(`${what} ${language}`, () => readers[what](get, language).catch(() => []));

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
