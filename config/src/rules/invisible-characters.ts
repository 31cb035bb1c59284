/**
 * Invisible characters that nobody types on purpose, but that reverse the text around them (U+202E and its like), hide
 * in it or mean something to a machine. A zero-width joiner stays: emoji and scripts are written with it.
 */
const invisible = "\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb";

/**
 * Control characters except tab and line feed, halves of surrogate pairs (PostgreSQL stores neither), and the invisible
 * ones.
 */
const unprintable = new RegExp(`[^\\P{C}\\p{Cf}\\p{Co}\\p{Cn}\\t\\n]|[${invisible}]`, "gu");
/** One line of text without invisible characters. */
export const printableLine = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u2028\\u2029${invisible}]*$`, "u");

const lineEnding = /\r\n?|[\u2028\u2029]/g;

/** A text as people see it, its line endings as line feeds. */
export const printable = (text: string): string => text.replace(lineEnding, "\n").replace(unprintable, "");

/** The same of what is one line. */
export const printedLine = (text: string): string => printable(text).replace(/[\t\n]+/g, " ");

/** Strings that programs write for a missing value. */
const noValue = /^(?:NaN|-?Infinity|undefined|null|\[object Object\]|Invalid Date)$/;

/** The text, or empty if it is a program's string for a missing value. */
export const withoutNoValue = (text: string): string => (noValue.test(text) ? "" : text);
