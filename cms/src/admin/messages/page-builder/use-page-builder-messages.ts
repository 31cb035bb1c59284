import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { pageBuilderEn, type PageBuilderMessages } from "./page-builder-en";

/** The texts of page building in the admin's language, and the names of languages in it. */
export function usePageBuilderMessages() {
  const { formatMessage, locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const nameOf = (language: string): string => names.of(language) ?? language;
  return {
    text: (id: keyof PageBuilderMessages, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: pageBuilderEn[id] }, values),
    nameOf,
    /** What is chosen in a field, or a kind of content: staff know it by the same name wherever it stands. */
    choice: (value: string): string => formatMessage({ id: value, defaultMessage: value }),
    /** Where it stands alone. */
    headOf: (language: string): string => nameOf(language).replace(/^./u, (first) => first.toLocaleUpperCase(locale)),
  };
}
