/** A visitor who declined cookies: most tests check pages without the consent dialog. Their app is on this host. */
const cookie = (name: string, value: string) => ({
  ...{ name, value, domain: "localhost", path: "/", expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: "Lax" as const },
});

export const declinedConsent = {
  cookies: [
    cookie("consent", "1"),
    ...["AnalyticsStorage", "AdStorage", "AdUserData", "AdPersonalization"].map((purpose) =>
      cookie(`consent${purpose}`, "denied"),
    ),
  ],
  origins: [],
};

export const consentNotGiven = { cookies: [], origins: [] };
