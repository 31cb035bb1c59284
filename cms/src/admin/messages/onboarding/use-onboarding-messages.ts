import { useIntl } from "react-intl";
import { onboardingEn } from "./onboarding-en";

/** The guide in the admin's language. */
export function useOnboardingMessages() {
  const { formatMessage } = useIntl();
  return { text: (id: keyof typeof onboardingEn): string => formatMessage({ id, defaultMessage: onboardingEn[id] }) };
}
