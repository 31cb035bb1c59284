import { z } from "zod";
import { lineSchema } from "./text-schemas.js";

/** The person meant: everything stored under a mail address. Sent in bodies, never in URLs, because those end up in logs. */
export const personRequestSchema = z.object({ address: lineSchema.min(3).max(200) });

const personalDataCountSchema = z.object({
  key: z.string(),
  name: z.string(),
  count: z.int(),
  /** Why it is not erased with the rest; empty where it is. */
  stays: z.string(),
});
export type PersonalDataCount = z.infer<typeof personalDataCountSchema>;

/** POST /leads/persons/search: what is stored about a person, and what an erasure would do. */
export const personalDataSummarySchema = z.object({ address: z.string(), places: z.array(personalDataCountSchema) });
export type PersonalDataSummary = z.infer<typeof personalDataSummarySchema>;

export const personalDataRecordSchema = z.object({
  at: z.string().nullable(),
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type PersonalDataRecord = z.infer<typeof personalDataRecordSchema>;

export const erasureReasons = ["asked", "retention"] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** Whose data is meant: all under an address as `personKey` writes it, and these leads; no address where leads alone are. */
export interface DataSubject {
  address: string | null;
  /** Document ids. */
  leads: readonly string[];
  /** The listings that these leads are about, each with the name given: by both an entry of somebody else is told from theirs. */
  enquiries: readonly { listing: number; name: string }[];
  /** `asked`: the person requests it. `retention`: the retention period is over; mails they still subscribe to stay. */
  reason: ErasureReason;
}

/** POST /leads/persons/export: FORM-12, the answer to a person's request for access to their data. */
export const personalDataExportSchema = z.object({
  address: z.string(),
  at: z.string(),
  places: z.array(z.object({ key: z.string(), name: z.string(), records: z.array(personalDataRecordSchema) })),
});
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;

/** The same for machines and for people; `html` is a file of its own. */
export const personalDataExportResponseSchema = z.object({ result: personalDataExportSchema, html: z.string() });

/** POST /leads/persons/erase; `seen` are the counts per provider that the decider was shown. */
export const erasureRequestSchema = personRequestSchema.extend({
  /** The address, typed again to confirm. */
  typed: z.string().max(200),
  seen: z.record(z.string(), z.int()),
});
/** Nothing is erased if the stored data differs from the counts shown. */
export const erasureResponseSchema = z.object({ erased: z.boolean(), found: personalDataSummarySchema });
export type ErasureResponse = z.infer<typeof erasureResponseSchema>;
