import type { Language } from "@gevel/config";

interface Languages {
  defaultLanguage: Language;
  enabledLanguages: readonly Language[];
}

/** LANG-5: which of the same page's addresses is for readers of any other language; none where no language has it. */
export const xDefault = (
  alternates: Partial<Record<Language, string>>,
  { defaultLanguage, enabledLanguages }: Languages,
): string | undefined =>
  [defaultLanguage, ...enabledLanguages]
    .map((language) => alternates[language])
    .find((address) => address !== undefined);
