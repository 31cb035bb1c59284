import { consentDays, purposes, type Purpose } from "@gevel/config";

/** The granted purposes; empty if all but the necessary was declined. */
export type Grants = readonly Purpose[];

/**
 * Version of the consent texts, stored as `consent`. Raise it when they change: everybody is asked again, and choices
 * are counted separately. A test ties the texts to it.
 */
export const textVersion = "1";

const answered = `consent=${textVersion}`;

/** Null if the visitor has not answered this version; a purpose whose cookie is lost is not granted. */
export function readGrants(cookies: string): Grants | null {
  const pairs = cookies.split("; ");
  return pairs.includes(answered) ? purposes.filter((purpose) => pairs.includes(`${purpose}=granted`)) : null;
}

/** In the form of `document.cookie`, one by one; null deletes the answer. */
export function consentCookies(grants: Grants | null, secure: boolean): string[] {
  const rest = `;path=/;samesite=lax;max-age=${grants ? consentDays * 86_400 : 0}${secure ? ";secure" : ""}`;
  return [answered, ...purposes.map((purpose) => `${purpose}=${grants?.includes(purpose) ? "granted" : "denied"}`)].map(
    (pair) => pair + rest,
  );
}
