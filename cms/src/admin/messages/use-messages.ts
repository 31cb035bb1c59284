import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import en from "../translations/en.json";

export type MessageId = keyof typeof en;

/** The texts of our screens in the admin's language, and the names of languages in it. */
export function useMessages() {
  const { formatMessage, formatList, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    text: (id: MessageId, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: en[id] }, values),
    /** A value of an enumeration or a kind of content: staff know it by the same name on every screen. */
    choice: (value: string): string => formatMessage({ id: value, defaultMessage: value }),
    nameOf,
    namesOf: (languages: readonly string[]): string => formatList(languages.map(nameOf)),
    /** The name of a language as a heading. */
    headOf: (language: string): string => nameOf(language).replace(/^./u, (first) => first.toLocaleUpperCase(locale)),
  };
}
