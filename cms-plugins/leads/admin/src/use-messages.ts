import { formMessages, isLanguage } from "@gevel/config";
import { useIntl } from "react-intl";
import en from "./translations/en.json";

export type MessageId = keyof typeof en;

/** The texts of this plugin's screens in the language of who is signed in. */
export function useMessages() {
  const { formatMessage, formatDate, locale } = useIntl();
  const labels = formMessages[isLanguage(locale) ? locale : "en"];
  const ofCalendarDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(`${day}T00:00:00Z`, { ...options, timeZone: "UTC" });
  return {
    text: (id: MessageId, values?: Record<string, string | number>) =>
      formatMessage({ id, defaultMessage: en[id] }, values),
    day: (at: string) => formatDate(at, { dateStyle: "long" }),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
    /** Of a date without a time, `2026-11-28`: `Sat, 28 Nov`. */
    shortDay: (day: string) => ofCalendarDay(day, { weekday: "short", day: "numeric", month: "short" }),
    /** `Saturday 28 November` */
    longDay: (day: string) => ofCalendarDay(day, { weekday: "long", day: "numeric", month: "long" }),
    /** Of a form that there is no more: as it was called inside. */
    formName: (form: string) => labels[`forms.name.${form}`] ?? form,
  };
}
