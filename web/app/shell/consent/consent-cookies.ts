import { consentDays, purposes, type Purpose } from "@gevel/config";

/** What was granted; nothing where all but the necessary was declined. */
export type Grants = readonly Purpose[];

/**
 * Version of the words that a visitor answers to, stored as `consent`. Raise it when they change: everybody is asked
 * again, and what was chosen is counted apart. A test holds the words to it.
 */
export const textVersion = "1";

const answered = `consent=${textVersion}`;

/** Null where the visitor has not answered these words; what a browser lost of an answer is not granted. */
export function readGrants(cookies: string): Grants | null {
  const pairs = cookies.split("; ");
  return pairs.includes(answered) ? purposes.filter((purpose) => pairs.includes(`${purpose}=granted`)) : null;
}

/** As `document.cookie` takes them, one by one; null takes the answer away. */
export function consentCookies(grants: Grants | null, secure: boolean): string[] {
  const rest = `;path=/;samesite=lax;max-age=${grants ? consentDays * 86_400 : 0}${secure ? ";secure" : ""}`;
  return [answered, ...purposes.map((purpose) => `${purpose}=${grants?.includes(purpose) ? "granted" : "denied"}`)].map(
    (pair) => pair + rest,
  );
}
