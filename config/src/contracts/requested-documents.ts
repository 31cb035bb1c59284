import { z } from "zod";
import { languageSchema } from "../site/languages.js";

/** FORM-8: a document of a listing that visitors may request. `url` is the address of its file and is never disclosed. */
export interface DocumentOnRequest {
  url: string;
  /** The name the visitor chose, in the language of the form. */
  name: string;
}

export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** `gone`: the link does not exist or has expired. `withdrawn`: the agency no longer provides the document. */
export const documentLinkStates = ["open", "gone", "withdrawn"] as const;

/** POST /api/leads/documents/read: the document behind a link, and its recipient. Reading does not use up the link. */
export const documentLinkSchema = z.object({
  state: z.enum(documentLinkStates),
  name: z.string(),
  home: z.object({ title: z.string(), place: z.string(), url: z.string() }).nullable(),
  /** Expiry of the link. */
  until: z.string().nullable(),
  language: languageSchema.nullable(),
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/** POST /api/leads/documents/read and, for the file itself, /api/leads/documents/fetch. */
export const documentRequestSchema = z.object({ token: linkTokenSchema });

/** Shown in the admin beside a lead: the requested documents, their expiry, and each download. */
export const leadDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      until: z.string(),
      isOver: z.boolean(),
      fetchedAt: z.array(z.string()),
    }),
  ),
});
export type LeadDocuments = z.infer<typeof leadDocumentsSchema>;
