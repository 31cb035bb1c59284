import { useIntl } from "react-intl";
import en from "./translations/en.json";

/** The texts of this plugin in the admin's language, and the names of languages in it. */
export function useMessages() {
  const { formatMessage, formatList, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    text: (id: keyof typeof en, values?: Record<string, string | number>): string =>
      formatMessage({ id, defaultMessage: en[id] }, values),
    nameOf,
    namesOf: (languages: readonly string[]): string => formatList(languages.map(nameOf)),
  };
}
