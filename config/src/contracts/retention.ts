import { z } from "zod";
import { inboxLeadSchema } from "./inbox.js";
import { erasureReasons } from "./personal-data.js";

/** An erasure that was: how much, and not of whom. */
const erasureSchema = z.object({
  at: z.string(),
  reason: z.enum(erasureReasons),
  by: z.string(),
  count: z.int(),
});
export type ErasureRecord = z.infer<typeof erasureSchema>;

/** GET /leads/retention: what is erased when, told before it is. */
export const retentionPlanSchema = z.object({
  /** By day in Belgium and form, soonest first. */
  planned: z.array(z.object({ day: z.string(), form: z.string(), count: z.int(), open: z.int() })),
  /** Those that somebody still works on or that nobody settled, soonest first. */
  open: z.array(inboxLeadSchema),
  /** Newest first. */
  erasures: z.array(erasureSchema),
  /** When the job looked last; null where it never did. */
  lookedAt: z.string().nullable(),
});
export type RetentionPlan = z.infer<typeof retentionPlanSchema>;
