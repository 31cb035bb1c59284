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
  /** How many parts of its own are duplicated with it; null for a type without parts. */
  modules: z.number().int().nullable(),
});
export type DuplicateForm = z.infer<typeof duplicateFormSchema>;

export const duplicateSchema = z.object({
  values: z.array(z.object({ name, language: languageSchema.nullable(), value: z.string().max(255) })).max(60),
});

export const duplicateResponseSchema = z.object({ id, languages: z.array(languageSchema), modules: z.number().int() });

/** A content type whose entries are duplicated in all their languages, registered by the application. */
export interface DuplicatedTypeRow {
  uid: string;
  /** The field by which staff know an entry. A copy gets a name that no other has, unless `keepsName`. */
  mainField: string;
  keepsName?: boolean;
  /** An entry without an address has one, as the home page does, and its copy needs another. */
  needsAddress?: boolean;
  /** What a copy has in place of the values by which the site knows its original. */
  own?: (content: Readonly<Record<string, unknown>>) => object;
  /** A relation to entries of its own, which are copied with it, and what one is called in a message. */
  parts?: { field: string; uid: string; name: Readonly<Record<"nl" | "fr" | "en", string>> };
  /** Names of fields that no form shows, for Strapi's message about relations that a copy cannot take. */
  hiddenFields?: Readonly<Record<string, Readonly<Record<"nl" | "fr" | "en", string>>>>;
}
