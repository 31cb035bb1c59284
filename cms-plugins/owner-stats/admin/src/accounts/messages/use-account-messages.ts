import { useIntl } from "react-intl";
import { accountsEn } from "./accounts-en";

type Values = Record<string, string | number>;

/** The texts of these screens in the language of who is signed in. */
export function useAccountMessages() {
  const { formatMessage, formatDate } = useIntl();
  return {
    text: (key: keyof typeof accountsEn, values?: Values) =>
      formatMessage({ id: key, defaultMessage: accountsEn[key] }, values),
    dateTime: (at: string) => formatDate(at, { dateStyle: "medium", timeStyle: "short" }),
  };
}
