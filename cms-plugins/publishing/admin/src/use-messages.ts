import { useIntl } from "react-intl";
import en from "./translations/en.json";

type Values = Record<string, string | number>;

const zone = { timeZone: "Europe/Brussels" } as const;

/** The texts of this plugin in the language of who is signed in, and times by the clock of Belgium. */
export function useMessages() {
  const { formatMessage, formatDate, formatList } = useIntl();
  return {
    text: (id: keyof typeof en, values?: Values) => formatMessage({ id, defaultMessage: en[id] }, values),
    /** `Monday 30 November 2026 at 08:00` */
    dateTime: (at: string | Date) => formatDate(at, { dateStyle: "full", timeStyle: "short", ...zone }),
    /** `30 Nov 2026, 08:00` */
    short: (at: string | Date) => formatDate(at, { dateStyle: "medium", timeStyle: "short", ...zone }),
    list: (names: readonly string[]) => formatList(names, { type: "unit", style: "short" }),
  };
}
