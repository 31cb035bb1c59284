import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { duplicatesEn, type DuplicatesMessages } from "./duplicates-en";

/** The texts of duplicating in the admin's language, and the names of languages in it. */
export function useDuplicatesMessages() {
  const { formatMessage, formatList, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    text: (id: keyof DuplicatesMessages, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: duplicatesEn[id] }, values),
    nameOf,
    namesOf: (languages: readonly string[]): string => formatList(languages.map(nameOf)),
  };
}
