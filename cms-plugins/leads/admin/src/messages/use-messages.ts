import { formMessages, isLanguage } from "@gevel/config";
import { useIntl } from "react-intl";
import { en } from "./en";

type Values = Record<string, string | number>;

/** The texts of these screens in the language of who is signed in. */
export function useMessages() {
  const { formatMessage, formatDate, locale } = useIntl();
  const text = (key: keyof typeof en, values?: Values) => formatMessage({ id: key, defaultMessage: en[key] }, values);
  const labels = formMessages[isLanguage(locale) ? locale : "en"];
  return {
    text,
    day: (at: string) => formatDate(at, { dateStyle: "long" }),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
    /** Of a form that there is no more: as it was called inside. */
    formName: (form: string) => labels[`forms.name.${form}`] ?? form,
  };
}
