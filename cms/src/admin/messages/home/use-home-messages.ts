import type { PrimitiveType } from "react-intl";
import { useIntl } from "react-intl";
import { homeEn } from "./home-en";

/** The texts of the first screen in the admin's language. */
export function useHomeMessages() {
  const { formatMessage } = useIntl();
  return {
    text: (id: keyof typeof homeEn, values?: Record<string, PrimitiveType>): string =>
      formatMessage({ id, defaultMessage: homeEn[id] }, values),
  };
}
