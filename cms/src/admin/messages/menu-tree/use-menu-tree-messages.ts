import type { Language } from "@gevel/config";
import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { menuTreeEn } from "./menu-tree-en";

/** The texts of the menu's order in the admin's language. */
export function useMenuTreeMessages() {
  const { formatMessage, formatDisplayName, formatList } = useIntl();
  const nameOf = (language: Language): string => formatDisplayName(language, { type: "language" }) ?? language;
  return {
    text: (id: keyof typeof menuTreeEn, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: menuTreeEn[id] }, values),
    nameOf,
    namesOf: (languages: readonly Language[]): string => formatList(languages.map(nameOf)),
  };
}
