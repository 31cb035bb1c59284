import { z } from "zod";

/** A text as the database has it: what staff left empty may be null there. */
export const storedText = z
  .string()
  .nullable()
  .transform((value) => value ?? "");
