import { declinedConsent } from "./answered-consent.js";

/** A person's browser: the test browser's own user agent is that of a program, which is not counted. */
export const person = (version: number) => ({
  storageState: declinedConsent,
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.${version}.0 Safari/537.36`,
});
