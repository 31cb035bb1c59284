import type { Language } from "@gevel/config";
import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { siteHealthEn } from "./site-health-en";

/** The texts of what is missing in the admin's language, and the languages of the site as a sentence of it names them. */
export function useSiteHealthTexts() {
  const { formatMessage, formatDisplayName, formatList } = useIntl();
  const nameOf = (language: Language): string => formatDisplayName(language, { type: "language" }) ?? language;
  return {
    text: (id: keyof typeof siteHealthEn, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: siteHealthEn[id] }, values),
    nameOf,
    namesOf: (languages: readonly Language[]): string => formatList(languages.map(nameOf)),
  };
}
