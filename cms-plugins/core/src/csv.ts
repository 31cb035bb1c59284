import { printable } from "@gevel/config";

/** Excel reads a file as UTF-8 where this stands first. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet would take for a formula, spaces before it included. */
const formula = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A cell (RFC 4180): quoted where it must be. What nobody sees is left out; what a spreadsheet would run has an apostrophe before
 * it, as spreadsheets write that a text is one.
 */
export function csvCell(text: string): string {
  const printed = printable(text);
  // Before a tab or a line ending is cleaned away, it would begin a formula too.
  const safe = formula.test(text) || formula.test(printed) ? `'${printed}` : printed;
  return /[",;\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Parted by semicolons: a Belgian spreadsheet, whose numbers have a comma, opens another file in one column. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(";")}\r\n`;
