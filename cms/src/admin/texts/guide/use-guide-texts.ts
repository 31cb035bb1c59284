import { useIntl } from "react-intl";
import { guideEn } from "./guide-en";

/** The guide in the admin's language. */
export function useGuideTexts() {
  const { formatMessage } = useIntl();
  return { text: (id: keyof typeof guideEn): string => formatMessage({ id, defaultMessage: guideEn[id] }) };
}
