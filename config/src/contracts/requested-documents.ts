import { z } from "zod";
import { languageSchema } from "../site/languages.js";

/** FORM-8: a document of a home that visitors may ask for. `url` is where its file stands, which nobody is told. */
export interface DocumentOnRequest {
  url: string;
  /** As the visitor chose it, in the language of the form. */
  name: string;
}

export const linkTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** `gone`: no such link, or it is over. `withdrawn`: the agency no longer gives the document. */
export const documentLinkStates = ["open", "gone", "withdrawn"] as const;

/** POST /api/leads/documents/read: what stands behind a link, and for whom. Asking takes nothing. */
export const documentLinkSchema = z.object({
  state: z.enum(documentLinkStates),
  name: z.string(),
  home: z.object({ title: z.string(), place: z.string(), url: z.string() }).nullable(),
  /** Until when the link holds. */
  until: z.string().nullable(),
  language: languageSchema.nullable(),
});
export type DocumentLink = z.infer<typeof documentLinkSchema>;

/** POST /api/leads/documents/read and, for the file itself, /api/leads/documents/fetch. */
export const documentRequestSchema = z.object({ token: linkTokenSchema });

/** Of the admin, beside a lead: what was asked for, until when, and each time that it was fetched. */
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
