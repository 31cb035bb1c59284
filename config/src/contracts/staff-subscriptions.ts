import { z } from "zod";
import { frequencies, subscriptionKinds, subscriptionStates } from "../rules/subscription-kinds.js";
import { languageSchema } from "../site/languages.js";
import { lineSchema } from "./text-schemas.js";

/** Null: whoever it is did so by themselves. Nobody answered our question; or staff did it, who were asked to. */
export const subscriptionEnders = ["silence", "staff"] as const;

const timestamp = z.iso.datetime().nullable();

/**
 * POST /leads/subscriptions/search of the admin: what people are mailed of, newest first. Part of an address, or a whole one; in
 * bodies, never in addresses: those stand in logs.
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
  /** Of the lead that asked for it; empty where its time was over. */
  name: z.string(),
  lead: z.string(),
  language: languageSchema,
  frequency: z.enum(frequencies).nullable(),
  /** What is looked for, in words. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  askedAt: z.iso.datetime(),
  confirmedAt: timestamp,
  renewedAt: timestamp,
  askedAgainAt: timestamp,
  endedAt: timestamp,
  endedBy: z.enum(subscriptionEnders).nullable(),
  /** When homes were mailed last. */
  lastAlertAt: timestamp,
});
export type StaffSubscription = z.infer<typeof staffSubscriptionSchema>;

export const subscriptionListSchema = z.object({
  subscriptions: z.array(staffSubscriptionSchema),
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
});
export type SubscriptionList = z.infer<typeof subscriptionListSchema>;

/** POST /leads/subscriptions/end: as whoever it is asked. False where it had ended already, or is gone. */
export const subscriptionEndSchema = z.object({ one: z.string().min(1).max(64) });
export const subscriptionEndedSchema = z.object({ ended: z.boolean() });
