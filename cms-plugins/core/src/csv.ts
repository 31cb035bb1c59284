import { printable } from "@gevel/config";

/** Excel reads a file as UTF-8 if it starts with this. */
export const byteOrderMark = "\uFEFF";

/** Matches text that a spreadsheet would take for a formula, leading spaces included. */
const formula = /^[\s\u00a0]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A cell (RFC 4180), quoted where necessary. Invisible characters are removed; text that a spreadsheet would run gets a
 * leading apostrophe, the spreadsheets' own mark for text.
 */
export function csvCell(text: string): string {
  const printed = printable(text);
  // Before a tab or a line ending is cleaned away, it would begin a formula too.
  const safe = formula.test(text) || formula.test(printed) ? `'${printed}` : printed;
  return /[",;\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Parted by semicolons: a Belgian spreadsheet, whose numbers have a comma, opens another file in one column. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(";")}\r\n`;
