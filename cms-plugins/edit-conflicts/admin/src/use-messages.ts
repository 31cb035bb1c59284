import { useIntl } from "react-intl";
import en from "./translations/en.json";

/** The texts of this plugin in the admin's language. */
export function useMessages() {
  const { formatMessage } = useIntl();
  return {
    text: (id: keyof typeof en, values?: Record<string, string>): string =>
      formatMessage({ id, defaultMessage: en[id] }, values),
  };
}
