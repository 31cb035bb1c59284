import { z } from "zod";
import type { Language } from "../site/languages.js";
import { lineSchema } from "./text-schemas.js";

/** Who is meant: all that is known under a mail address. In bodies, never in addresses: those stand in logs. */
export const personRequestSchema = z.object({ address: lineSchema.min(3).max(200) });

const personalDataCountSchema = z.object({
  key: z.string(),
  name: z.string(),
  count: z.int(),
  /** Why it is not erased with the rest; empty where it is. */
  stays: z.string(),
});
export type PersonalDataCount = z.infer<typeof personalDataCountSchema>;

/** POST /leads/persons/search: what is kept of a person, and what an erasure would do. */
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
  /** Somebody asks; or their time is over: what they still want to be mailed of is not. */
  reason: ErasureReason;
}

/** A place that holds a person's data: a table, or files. `Cms` is the running Strapi. */
export interface PersonalDataProvider<Cms> {
  key: string;
  name: Readonly<Record<Language, string>>;
  /** Files, which go after the transaction: reading many would keep the database for itself. */
  isFiles?: true;
  /** Its tables; a test asks of every table with a mail address whether it is in one of these. */
  tables: readonly string[];
  /** All that it holds of them, as they may read it. */
  find: (cms: Cms, dataSubject: DataSubject, language: Language) => Promise<readonly PersonalDataRecord[]>;
  /**
   * Erases it in the transaction that is open, and takes the address out of what is another's. Asks nothing of the site (its
   * snapshots are transactions of their own). Answers how much that was, as many as `find` finds; `after`
   * is done once the transaction stands. Left out where the law keeps it: then `stays` says why.
   */
  erase?: (cms: Cms, dataSubject: DataSubject) => Promise<{ erased: number; after?: () => Promise<void> }>;
  stays?: Readonly<Record<Language, string>>;
}

/** POST /leads/persons/export: FORM-12, what a person gets who asks what is known of them. */
export const personalDataExportSchema = z.object({
  address: z.string(),
  at: z.string(),
  places: z.array(z.object({ key: z.string(), name: z.string(), records: z.array(personalDataRecordSchema) })),
});
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;

/** The same for machines and for people; `html` is a file of its own. */
export const personalDataExportResponseSchema = z.object({ result: personalDataExportSchema, html: z.string() });

/** POST /leads/persons/erase; `seen` are the counts that whoever decided was shown, by place. */
export const erasureRequestSchema = personRequestSchema.extend({
  /** The address once more, by hand. */
  typed: z.string().max(200),
  seen: z.record(z.string(), z.int()),
});
/** Nothing is erased where there is other than was shown. */
export const erasureResponseSchema = z.object({ erased: z.boolean(), found: personalDataSummarySchema });
export type ErasureResponse = z.infer<typeof erasureResponseSchema>;
