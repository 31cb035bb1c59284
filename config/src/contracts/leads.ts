import { z } from "zod";
import { fieldLimits } from "../forms/form-definition.js";
import { formKeys } from "../forms/forms.js";
import { languageSchema } from "../site/languages.js";

const value = z.union([
  z.string().max(fieldLimits.long),
  z.array(z.string().max(fieldLimits.line)).max(fieldLimits.choices),
]);

/**
 * POST /api/leads on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`. The same key again stores nothing and
 * answers `created: false` (FORM-5).
 */
export const leadSchema = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/),
  form: z.enum(formKeys),
  language: languageSchema,
  /** Path of the page with the form. */
  page: z.string().max(500),
  /** The version of the privacy statement that the visitor could read (FORM-12). */
  privacyVersion: z.string().max(64),
  /** The subject, for the forms of a listing. */
  listing: z.object({ id: z.int().positive(), reference: z.string().max(255) }).nullable(),
  /** The subject, for the form of a project. Left out by older versions of the site. */
  project: z.object({ id: z.int().positive(), name: z.string().max(255) }).nullish(),
  /** The member of the team it is for: the id of their article. Left out by older versions of the site. */
  member: z.object({ id: z.string().min(1).max(64), name: z.string().max(255) }).nullish(),
  data: z.record(z.string().max(64), value),
  /**
   * The time of sending, for a lead that the site queued while the CMS was unavailable: a slot free then may be taken
   * by now.
   */
  sentAt: z.iso.datetime().optional(),
});
export type Lead = z.infer<typeof leadSchema>;

export const leadResponseSchema = z.object({ id: z.string(), created: z.boolean() });
export type LeadResponse = z.infer<typeof leadResponseSchema>;
