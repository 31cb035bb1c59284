import { z } from "zod";
import { frequencies, subscriptionKinds, subscriptionStates } from "../rules/subscription-kinds.js";
import { languageSchema } from "../site/languages.js";
import { lineSchema } from "./text-schemas.js";

/** Null: the subscriber ended it. `silence`: our renewal question got no answer. `staff`: staff ended it on request. */
export const subscriptionEnders = ["silence", "staff"] as const;

const timestamp = z.iso.datetime().nullable();

/**
 * POST /leads/subscriptions/search of the admin: subscriptions, newest first, by all or part of an address. Sent in
 * bodies, never in URLs, because those end up in logs.
 */
export const subscriptionSearchSchema = z.object({
  search: lineSchema.max(200).default(""),
  isWhole: z.boolean().default(false),
  state: z.enum(subscriptionStates).optional(),
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(25),
});
export type SubscriptionSearch = z.input<typeof subscriptionSearchSchema>;

const staffSubscriptionSchema = z.object({
  /** Names it. */
  one: z.string(),
  kind: z.enum(subscriptionKinds),
  state: z.enum(subscriptionStates),
  email: z.string(),
  /** From the lead that requested it; empty once its retention period is over. */
  name: z.string(),
  lead: z.string(),
  language: languageSchema,
  frequency: z.enum(frequencies).nullable(),
  /** The search criteria, in words. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  askedAt: z.iso.datetime(),
  confirmedAt: timestamp,
  renewedAt: timestamp,
  askedAgainAt: timestamp,
  endedAt: timestamp,
  endedBy: z.enum(subscriptionEnders).nullable(),
  /** Time of the last alert. */
  lastAlertAt: timestamp,
});
export type StaffSubscription = z.infer<typeof staffSubscriptionSchema>;

export const subscriptionListSchema = z.object({
  subscriptions: z.array(staffSubscriptionSchema),
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
});
export type SubscriptionList = z.infer<typeof subscriptionListSchema>;

/**
 * POST /leads/subscriptions/end: staff end it at the subscriber's request. False if it had already ended or no longer
 * exists.
 */
export const subscriptionEndSchema = z.object({ one: z.string().min(1).max(64) });
export const subscriptionEndedSchema = z.object({ ended: z.boolean() });
