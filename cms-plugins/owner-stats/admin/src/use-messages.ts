import { languageNames, type Language } from "@gevel/config";
import { useIntl } from "react-intl";
import en from "./translations/en.json";

export type MessageId = keyof typeof en;

/** The texts of this plugin's screens in the language of who is signed in; times by the clock of Belgium. */
export function useMessages() {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return {
    text: (id: MessageId, values?: Record<string, string | number>) =>
      formatMessage({ id, defaultMessage: en[id] }, values),
    day: (at: string) => formatDate(at, { dateStyle: "medium" }),
    /** Of a date without a time, `2026-11-28`. */
    calendarDay: (day: string) => formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
    /** `november 2026` */
    month: (month: string) => formatDate(`${month}-15T12:00:00Z`, { month: "long", year: "numeric" }),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Brussels" }),
    number: (value: number) => formatNumber(value),
    language: (language: Language) => languageNames[language],
  };
}
