import { useIntl } from "react-intl";
import { appointmentsEn } from "./appointments-en";

type Values = Record<string, string | number>;

/** The texts of the screens of visits in the language of who is signed in. */
export function useAppointmentMessages() {
  const { formatMessage, formatDate } = useIntl();
  const ofDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(`${day}T00:00:00Z`, { ...options, timeZone: "UTC" });
  return {
    text: (key: keyof typeof appointmentsEn, values?: Values) =>
      formatMessage({ id: key, defaultMessage: appointmentsEn[key] }, values),
    day: (day: string) => ofDay(day, { weekday: "short", day: "numeric", month: "short" }),
    longDay: (day: string) => ofDay(day, { weekday: "long", day: "numeric", month: "long" }),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
  };
}
