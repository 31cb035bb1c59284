import { formKeys, type Goal } from "@gevel/config";
import { z } from "zod";

/** A listing or project as it was called when the form was sent: it may be withdrawn before its sender reads on. */
const subject = z.object({ id: z.number().int(), title: z.string(), place: z.string() });

const goalSchema = z.union([z.literal(0), z.literal(1)]) satisfies z.ZodType<Goal>;

/**
 * FORM-13: what a visitor sent, for the visitor's own thank-you page. Sealed in a cookie, which goes to thank-you pages
 * alone and ends soon: nothing of it is in an address, and a page opened elsewhere shows none of it.
 */
export const receiptSchema = z.object({
  form: z.enum(formKeys),
  /** Address of the thank-you page. */
  page: z.string(),
  /** In milliseconds since 1970. */
  sentAt: z.number().int(),
  listing: subject.extend({ goal: goalSchema, reference: z.string() }).nullable(),
  project: subject.nullable(),
  /** The member of the team it was for: the id of their article, and their name then. Older receipts have none. */
  member: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The viewing's time, in Belgium: `2026-11-24`, `10:00`, `10:30`; with the name of its calendar event. */
  slot: z.object({ day: z.string(), from: z.string(), until: z.string(), uid: z.string() }).nullable(),
  /** By field, in the form's order: as typed, or the chosen options; how many more were chosen than are listed. */
  values: z.array(z.tuple([z.string(), z.array(z.string()), z.number().int()])),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** All that was answered to a field; empty if nothing. */
export const answersOf = ({ values }: Pick<Receipt, "values">, name: string): readonly string[] =>
  values.find(([field]) => field === name)?.[1] ?? [];
