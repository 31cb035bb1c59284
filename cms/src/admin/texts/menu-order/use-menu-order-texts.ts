import type { Language } from "@gevel/config";
import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { menuOrderEn } from "./menu-order-en";

/** The texts of the menu's order in the admin's language. */
export function useMenuOrderTexts() {
  const { formatMessage, formatDisplayName, formatList } = useIntl();
  const nameOf = (language: Language): string => formatDisplayName(language, { type: "language" }) ?? language;
  return {
    text: (id: keyof typeof menuOrderEn, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: menuOrderEn[id] }, values),
    nameOf,
    namesOf: (languages: readonly Language[]): string => formatList(languages.map(nameOf)),
  };
}
