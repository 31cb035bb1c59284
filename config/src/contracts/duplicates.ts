import { z } from "zod";
import { languageSchema } from "../site/languages.js";

/** The data that the admin loads before an entry is duplicated (CMS-1). */

const id = z.string().min(1).max(64);
const name = z.string().min(1).max(64);

/** A field of which the copy has its own value: in one language, or in all at once. */
export const duplicateFieldSchema = z.object({
  name,
  language: languageSchema.nullable(),
  /** The value of the original entry. */
  original: z.string(),
  /** Suggested for the copy; an address is never suggested. */
  value: z.string(),
  isAddress: z.boolean(),
  required: z.boolean(),
});
export type DuplicateField = z.infer<typeof duplicateFieldSchema>;

export const duplicateFormSchema = z.object({
  /** The languages of the entry. */
  languages: z.array(languageSchema),
  fields: z.array(duplicateFieldSchema),
  /** How many modules are duplicated with it. */
  modules: z.number().int(),
});
export type DuplicateForm = z.infer<typeof duplicateFormSchema>;

export const duplicateSchema = z.object({
  values: z.array(z.object({ name, language: languageSchema.nullable(), value: z.string().max(255) })).max(60),
});

export const duplicateResponseSchema = z.object({ id, languages: z.array(languageSchema), modules: z.number().int() });
