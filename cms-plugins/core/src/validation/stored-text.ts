import { z } from "zod";

/** A text as stored: empty may be null. */
export const storedText = z
  .string()
  .nullable()
  .transform((value) => value ?? "");
