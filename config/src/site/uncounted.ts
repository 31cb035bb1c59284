import type { Language } from "./languages.js";

/** OWNER-5: carried by a browser whose page visits are not counted: of staff, of an owner, or of who asked for it. */
export const uncountedCookie = "gevel_uncounted";
/** The longest that browsers keep a cookie. */
export const uncountedDays = 400;

/** Where anybody has the visits of their browser counted, or not. */
export const uncountedPath = (language: Language): string => `/${language}/uncounted/`;
