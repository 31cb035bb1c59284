import { z } from "zod";
import { countedRooms } from "../rules/listing-match.js";
import { frequencies, subscriptionKinds, subscriptionStates } from "../rules/subscription-kinds.js";
import { languageSchema } from "../site/languages.js";

/** FORM-12: which words somebody agreed to by confirming; raised when they say something else. */
export const optInVersion = "2026-11";

const rooms = z.partialRecord(z.enum(countedRooms), z.int().min(0));

/** A wish as it is kept. */
export const savedSearchSchema = z.object({
  goals: z.array(z.union([z.literal(0), z.literal(1)])),
  /** Missing in wishes that were saved before projects were mailed. */
  projects: z.boolean().default(false),
  types: z.array(z.int()),
  zones: z.array(z.string()),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  minRooms: rooms,
  maxRooms: rooms,
});

const token = z.string().min(1).max(300);

/** POST /api/leads/subscriptions on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: what stands behind a link. */
export const subscriptionRequestSchema = z.object({ token });

/** POST /api/leads/subscriptions/change. `one` names the subscription, where several were asked for at once. */
export const subscriptionChangeSchema = z.object({
  token,
  one: z.string().max(64).optional(),
  change: z.union([
    z.enum(["confirm", "renew", "pause", "resume", "end", "erase"]),
    z.object({ frequency: z.enum(frequencies) }),
  ]),
});
export type SubscriptionChange = z.infer<typeof subscriptionChangeSchema>;

export const subscriptionsSchema = z.object({
  /** What the link may do: confirm, all there is, keep one subscription, or end it. */
  purpose: z.enum(["confirm", "manage", "renew", "leave"]),
  /** A link to confirm whose time is over; nothing was confirmed by it. */
  expired: z.boolean(),
  language: languageSchema,
  email: z.string(),
  /** Token of the page that has all there is; empty where this link does not lead there. */
  manage: z.string(),
  subscriptions: z.array(
    z.object({
      one: z.string(),
      kind: z.enum(subscriptionKinds),
      state: z.enum(subscriptionStates),
      /** Null where no homes are told of. */
      frequency: z.enum(frequencies).nullable(),
      confirmedAt: z.iso.datetime().nullable(),
      /** When whoever it is said last that they still want it. */
      renewedAt: z.iso.datetime().nullable(),
      /** They were asked whether they still want it, and did not answer yet. */
      isAsked: z.boolean(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
});
export type Subscriptions = z.infer<typeof subscriptionsSchema>;

/** Null: the link is none of ours, or what it stood for was erased. */
export const subscriptionsResponseSchema = z.object({ subscriptions: subscriptionsSchema.nullable() });
