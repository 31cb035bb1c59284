import type { Language } from "@gevel/config";

interface Languages {
  defaultLanguage: Language;
  enabledLanguages: readonly Language[];
}

/** LANG-5: the alternate address for readers of any other language; none if the page exists in no language. */
export const xDefault = (
  alternates: Partial<Record<Language, string>>,
  { defaultLanguage, enabledLanguages }: Languages,
): string | undefined =>
  [defaultLanguage, ...enabledLanguages]
    .map((language) => alternates[language])
    .find((address) => address !== undefined);
