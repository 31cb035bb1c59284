import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { inputsEn, type InputTexts } from "./inputs-en";

/** The texts of our fields in the admin's language. */
export function useInputTexts() {
  const { formatMessage } = useIntl();
  return (id: keyof InputTexts, values?: Record<string, PrimitiveType>): string =>
    formatMessage({ id, defaultMessage: inputsEn[id] }, values);
}
