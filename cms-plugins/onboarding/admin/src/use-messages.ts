import { useIntl } from "react-intl";
import en from "./translations/en.json";

/** The texts of this plugin in the language of who is signed in. */
export function useMessages() {
  const { formatMessage } = useIntl();
  return { text: (id: keyof typeof en) => formatMessage({ id, defaultMessage: en[id] }) };
}
