import { languageNames, type Language } from "@gevel/config";
import { useIntl } from "react-intl";
import { reportsEn } from "./reports-en";

type Values = Record<string, string | number>;

/** The texts of the reports in the language of who is signed in. */
export function useReportMessages() {
  const { formatMessage, formatDate } = useIntl();
  return {
    text: (key: keyof typeof reportsEn, values?: Values) =>
      formatMessage({ id: key, defaultMessage: reportsEn[key] }, values),
    /** `november 2026` */
    month: (month: string) => formatDate(`${month}-15T12:00:00Z`, { month: "long", year: "numeric" }),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Brussels" }),
    language: (language: Language) => languageNames[language],
  };
}
