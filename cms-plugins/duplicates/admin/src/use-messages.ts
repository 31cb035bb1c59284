import { useLanguageNames } from "@gevel/core/admin";
import { useIntl } from "react-intl";
import en from "./translations/en.json";

/** The texts of this plugin in the admin's language, and the names of languages in it. */
export function useMessages() {
  const { formatMessage } = useIntl();
  return {
    text: (id: keyof typeof en, values?: Record<string, string | number>): string =>
      formatMessage({ id, defaultMessage: en[id] }, values),
    ...useLanguageNames(),
  };
}
