import { useIntl } from "react-intl";
import { historyEn } from "./history-en";

type Key = keyof typeof historyEn;

/** The texts of this panel in the language of who is signed in. */
export function useHistoryMessages() {
  const { formatMessage, formatDate } = useIntl();
  return {
    text: (key: Key, values?: Record<string, string>) =>
      formatMessage({ id: key, defaultMessage: historyEn[key] }, values),
    day: (at: string) => formatDate(at, { dateStyle: "medium" }),
  };
}
