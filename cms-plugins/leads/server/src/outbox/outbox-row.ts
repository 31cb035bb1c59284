import { mailStates } from "@gevel/config";
import { z } from "zod";

/** PostgreSQL returns a bigint as text. */
const timestamp = z.union([z.number(), z.string()]).transform(Number);

/** A stored mail of the outbox. */
const outboxRow = z.object({
  id: z.number().int(),
  lead: z.string(),
  /** One of this plugin, or of another. */
  kind: z.string(),
  part: z.string(),
  message_id: z.string(),
  state: z.enum(mailStates),
  tries: z.number().int(),
  refusals: z.number().int(),
  created_at: timestamp,
  next_at: timestamp,
  sent_at: timestamp.nullable(),
  recipients: z.string().nullable(),
  subject: z.string().nullable(),
  problem: z.string().nullable(),
});
export type OutboxRow = z.infer<typeof outboxRow>;
export const outboxRows = z.array(outboxRow);
