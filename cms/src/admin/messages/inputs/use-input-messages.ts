import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { inputsEn, type InputMessages } from "./inputs-en";

/** The texts of our fields in the admin's language. */
export function useInputMessages() {
  const { formatMessage } = useIntl();
  return (id: keyof InputMessages, values?: Record<string, PrimitiveType>): string =>
    formatMessage({ id, defaultMessage: inputsEn[id] }, values);
}
