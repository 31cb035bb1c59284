import { z } from "zod";
import { amenities, energyLetters } from "../site/search-features.js";
import { countedRooms } from "../rules/listing-match.js";
import { frequencies, subscriptionKinds, subscriptionStates } from "../rules/subscription-kinds.js";
import { languageSchema } from "../site/languages.js";

/** FORM-12: version of the consent text that people agree to by confirming; increase it when the text changes its meaning. */
export const optInVersion = "2026-11";

const rooms = z.partialRecord(z.enum(countedRooms), z.int().min(0));

/** A saved search as stored. */
export const savedSearchSchema = z.object({
  goals: z.array(z.union([z.literal(0), z.literal(1)])),
  /** Missing in searches saved before projects were mailed. */
  projects: z.boolean().default(false),
  types: z.array(z.int()),
  zones: z.array(z.string()),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  minRooms: rooms,
  maxRooms: rooms,
  /** Missing in searches saved before there were these criteria. */
  minSurface: z.number().nullable().default(null),
  epc: z.enum(energyLetters).nullable().default(null),
  amenities: z.array(z.enum(amenities)).default([]),
});

const token = z.string().min(1).max(300);

/** POST /api/leads/subscriptions on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: the subscriptions behind a link. */
export const subscriptionRequestSchema = z.object({ token });

/** POST /api/leads/subscriptions/change. `one` names the subscription, if several were requested at once. */
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
  /** What the link allows: confirm, manage all subscriptions, renew one, or end it. */
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
      /** Null where no listings are mailed. */
      frequency: z.enum(frequencies).nullable(),
      confirmedAt: z.iso.datetime().nullable(),
      /** When the subscriber last renewed it. */
      renewedAt: z.iso.datetime().nullable(),
      /** The renewal question was sent and has no answer yet. */
      isAsked: z.boolean(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
});
export type Subscriptions = z.infer<typeof subscriptionsSchema>;

/** Null: the link is unknown, or its subscription was erased. */
export const subscriptionsResponseSchema = z.object({ subscriptions: subscriptionsSchema.nullable() });
