/** CONSENT-2: the purposes a visitor may grant beside the necessary ones, each by the name of its cookie. */
export const purposes = [
  "consentAnalyticsStorage",
  "consentAdStorage",
  "consentAdUserData",
  "consentAdPersonalization",
] as const;
export type Purpose = (typeof purposes)[number];

/** CONSENT-2: the lifetime of the consent cookie, as the cookie policy states it. */
export const consentDays = 180;
