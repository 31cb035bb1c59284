import { formKeys, languageSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "./lead-schema.js";

const storedLead = z.object({
  documentId: z.string(),
  form: z.enum(formKeys),
  language: languageSchema,
  page: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  listingId: z.number().nullable(),
  listingReference: z.string().nullable(),
  projectId: z.number().nullable().default(null),
  projectName: z.string().nullable().default(null),
  memberId: z.string().nullable().default(null),
  memberName: z.string().nullable().default(null),
  /** Missing in an invented lead (previews). */
  createdAt: z.coerce.date().optional(),
  data: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type StoredLead = z.infer<typeof storedLead>;

/** For staff: the form may no longer exist. */
const anyLead = storedLead.extend({ form: z.string() });
export type AnyLead = z.infer<typeof anyLead>;

export async function readAnyLead(strapi: Core.Strapi, documentId: string): Promise<AnyLead | null> {
  const found: unknown = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  return found ? anyLead.parse(found) : null;
}

/** Null where it was erased. */
export async function readLead(strapi: Core.Strapi, documentId: string): Promise<StoredLead | null> {
  const found: unknown = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  return found ? storedLead.parse(found) : null;
}
