import { z } from "zod";
import { printable, printedLine } from "../rules/invisible-characters.js";

/**
 * Strips characters that do not print: PostgreSQL stores no NUL, and a pasted direction mark would reverse the text
 * around it.
 */
export const lineSchema = z.string().overwrite((text) => printedLine(text).trim());
/** The same of several lines. */
export const longTextSchema = z.string().overwrite((text) => printable(text).trim());
