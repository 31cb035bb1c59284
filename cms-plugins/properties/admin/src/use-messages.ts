import { translateImportMessage } from "@gevel/config";
import { useIntl } from "react-intl";
import en from "./translations/en.json";

type Values = Record<string, string | number>;

/** The texts of these screens in the language of who is signed in. */
export function useMessages() {
  const { locale, formatMessage, formatDate, formatNumber } = useIntl();
  const text = (key: keyof typeof en, values?: Values) => formatMessage({ id: key, defaultMessage: en[key] }, values);
  return {
    text,
    /** What the import answered in English, as staff read it. */
    sentence: (message: string) => translateImportMessage(message, locale) ?? message,
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "medium" }),
    day: (at: string) => formatDate(at, { dateStyle: "medium" }),
    seconds: (milliseconds: number) =>
      formatNumber(milliseconds / 1000, { style: "unit", unit: "second", maximumFractionDigits: 2 }),
    size: (bytes: number) => formatNumber(bytes / 1024, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }),
  };
}
