import { useIntl } from "react-intl";

/** The names of languages, in that of the admin. */
export function useLanguageNames() {
  const { formatList, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    nameOf,
    namesOf: (languages: readonly string[]): string => formatList(languages.map(nameOf)),
    /** As a heading. */
    headOf: (language: string): string => nameOf(language).replace(/^./u, (first) => first.toLocaleUpperCase(locale)),
  };
}
