import { z } from "zod";
import { printable, printedLine } from "../rules/invisible-characters.js";

/** A text as it is read: PostgreSQL keeps no NUL, and a mark pasted along would turn the text around it. */
export const lineSchema = z.string().overwrite((text) => printedLine(text).trim());
/** The same of several lines. */
export const longTextSchema = z.string().overwrite((text) => printable(text).trim());
