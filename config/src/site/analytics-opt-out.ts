import type { Language } from "./languages.js";

/** OWNER-5: set in a browser whose page views are not counted: of staff, of an owner, or of a visitor who opted out. */
export const optOutCookie = "gevel_uncounted";
/** The longest lifetime browsers allow for a cookie. */
export const optOutDays = 400;

/** Page on which anybody can have their browser's page views counted or not. */
export const optOutPath = (language: Language): string => `/${language}/uncounted/`;

/** OWNER-5: where the admin has its browser left out, with what is signed as {@link staffOptOutSignaturePayload}. */
export const staffOptOutPath = "/uncounted/staff";

/** `back` is the page of the admin that opens next; empty where a picture is the answer. */
export const staffOptOutSignaturePayload = (expires: string, back: string): string =>
  `staff-browser:${expires}:${back}`;

/** How wide the picture is that answers: the browser brought its cookie along, or did not. */
export const staffOptOutPictureWidth = { known: 2, unknown: 1 } as const;
