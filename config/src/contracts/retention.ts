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

/** GET /leads/retention: what will be erased and when. */
export const retentionPlanSchema = z.object({
  /** By Belgian day and form, soonest first. */
  planned: z.array(z.object({ day: z.string(), form: z.string(), count: z.int(), open: z.int() })),
  /** Leads that are in progress or not settled, soonest first. */
  open: z.array(inboxLeadSchema),
  /** Newest first. */
  erasures: z.array(erasureSchema),
  /** Last run of the job; null if it never ran. */
  lookedAt: z.string().nullable(),
});
export type RetentionPlan = z.infer<typeof retentionPlanSchema>;
