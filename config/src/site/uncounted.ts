import type { Language } from "./languages.js";

/** OWNER-5: carried by a browser whose page visits are not counted: of staff, of an owner, or of who asked for it. */
export const uncountedCookie = "gevel_uncounted";
/** The longest that browsers keep a cookie. */
export const uncountedDays = 400;

/** Where anybody has the visits of their browser counted, or not. */
export const uncountedPath = (language: Language): string => `/${language}/uncounted/`;

/** OWNER-5: where the admin has its browser left out, with what is signed as {@link signedStaffBrowser}. */
export const staffBrowserPath = "/uncounted/staff";

/** `back` is the page of the admin that opens next; empty where a picture is the answer. */
export const signedStaffBrowser = (expires: string, back: string): string => `staff-browser:${expires}:${back}`;

/** How wide the picture is that answers: the browser brought its cookie along, or did not. */
export const staffPictureWidth = { known: 2, unknown: 1 } as const;
