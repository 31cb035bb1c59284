/**
 * What nobody sees and nobody means, but what turns the text around it (U+202E and its like), hides in it or means
 * something to a machine. A zero-width joiner stays: emoji and scripts are written with it.
 */
const invisible = "\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb";

/** Control characters but tab and line feed, halves of surrogate pairs (PostgreSQL keeps neither), and what is invisible. */
const unprintable = new RegExp(`[^\\P{C}\\p{Cf}\\p{Co}\\p{Cn}\\t\\n]|[${invisible}]`, "gu");
/** A text of one line that holds nothing that cannot be seen. */
export const printableLine = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u2028\\u2029${invisible}]*$`, "u");

const lineEnding = /\r\n?|[\u2028\u2029]/g;

/** A text as people see it, its line endings as line feeds. */
export const printable = (text: string): string => text.replace(lineEnding, "\n").replace(unprintable, "");

/** The same of what is one line. */
export const printedLine = (text: string): string => printable(text).replace(/[\t\n]+/g, " ");

/** What programs write where they have no value. */
const noValue = /^(?:NaN|-?Infinity|undefined|null|\[object Object\]|Invalid Date)$/;

/** Nothing where a program wrote down that it had nothing. */
export const withoutNoValue = (text: string): string => (noValue.test(text) ? "" : text);
