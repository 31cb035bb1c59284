import { languageSchema, leadStates } from "@gevel/config";
import { z } from "zod";

const text = z
  .string()
  .nullable()
  .transform((given) => given ?? "");
const dateTime = z.coerce.date();

/** A lead as read by lists, the export and retention. Leads of earlier versions lack the newer fields. */
export const leadRow = z.object({
  id: z.number().int(),
  documentId: z.string(),
  createdAt: dateTime,
  form: z.string(),
  state: z.enum(leadStates).catch("new"),
  language: languageSchema,
  name: text,
  email: text,
  phone: text,
  message: text,
  page: text,
  privacyVersion: text,
  listingReference: text,
  listingId: z.number().int().nullable(),
  homeTitle: text,
  agent: text,
  office: text,
  assigneeId: z.number().int().nullable(),
  personKey: text,
  sentAt: dateTime.nullable(),
  lastContactAt: dateTime.nullable(),
  doneAt: dateTime.nullable(),
});
export type LeadRow = z.infer<typeof leadRow>;
export const leadRows = z.array(leadRow);

export const leadRowFields = Object.keys(leadRow.shape);
