import type { Language } from "@gevel/config";
import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { contentAuditEn } from "./content-audit-en";

/** The texts of what is missing in the admin's language, and the languages of the site as a sentence of it names them. */
export function useContentAuditMessages() {
  const { formatMessage, formatDisplayName, formatList } = useIntl();
  const nameOf = (language: Language): string => formatDisplayName(language, { type: "language" }) ?? language;
  return {
    text: (id: keyof typeof contentAuditEn, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: contentAuditEn[id] }, values),
    nameOf,
    namesOf: (languages: readonly Language[]): string => formatList(languages.map(nameOf)),
  };
}
