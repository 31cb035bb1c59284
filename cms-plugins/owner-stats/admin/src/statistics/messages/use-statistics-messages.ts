import { useIntl } from "react-intl";
import { statisticsEn } from "./statistics-en";

/** The texts of this screen in the language of who is signed in. */
export function useStatisticsMessages() {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  return {
    text: (key: keyof typeof statisticsEn, values?: Record<string, string | number>) =>
      formatMessage({ id: key, defaultMessage: statisticsEn[key] }, values),
    day: (day: string) => formatDate(`${day}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }),
    number: (value: number) => formatNumber(value),
  };
}
