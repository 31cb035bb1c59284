import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { picturesEn, type PictureTexts } from "./pictures-en";

/** The texts of the page of alternative texts in the admin's language. */
export function usePictureMessages() {
  const { formatMessage } = useIntl();
  return {
    text: (id: keyof PictureTexts, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: picturesEn[id] }, values),
  };
}
