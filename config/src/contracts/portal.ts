import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { communicationChannels, visitOutcomes } from "./history-terms.js";

/** A Brussels day: `2026-11-23`. */
export const daySchema = z.iso.date();

/** How far the sale or letting of a home is, as its owner reads it. */
export const listingStates = ["preparing", "on-offer", "sold", "rented", "withdrawn"] as const;
export type ListingState = (typeof listingStates)[number];

/** Page visits of the agency's own site (OWNER-5); weeks begin on Monday, days are those of Brussels. */
export const viewCountersSchema = z.object({
  today: z.int().nonnegative(),
  week: z.int().nonnegative(),
  month: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
export type ViewCounters = z.infer<typeof viewCountersSchema>;

/** Thirty of them, today last, days without a visit among them. */
export const viewDaySchema = z.object({ day: daySchema, views: z.int().nonnegative() });
export type ViewDay = z.infer<typeof viewDaySchema>;

/** The home beside similar ones of the agency; `median` is theirs over the same thirty days. */
export const comparisonSchema = z.object({
  own: z.int().nonnegative(),
  median: z.number().nonnegative(),
  homes: z.int().positive(),
});

/** Where else a home is shown. `views` of the last thirty days as that medium tells them; null where it tells none. */
export const portalMediumSchema = z.object({
  name: z.string(),
  url: z.string(),
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  views: z.int().nonnegative().nullable(),
});

/** What a visitor of the site does about a home, and what the site sends of it by itself. */
export const interests = ["information", "visit", "documents", "fetched", "alert", "friend"] as const;
export type Interest = (typeof interests)[number];

const happened = { at: z.iso.datetime() };

/** What happened to a home, newest first. Nobody but the agency's own people has a name here: a visitor has initials. */
export const timelineEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("visit"),
    ...happened,
    state: z.enum(visitOutcomes),
    visitor: z.string(),
    /** What staff released of what the visitor said; empty until they do. */
    feedback: z.string(),
  }),
  z.object({
    kind: z.literal("communication"),
    ...happened,
    way: z.enum(communicationChannels),
    subject: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal("online"), ...happened, medium: z.string(), url: z.string(), ended: z.boolean() }),
  z.object({ kind: z.literal("price"), ...happened, before: z.number().nullable(), after: z.number().nullable() }),
  /**
   * What the site itself knows, told by day at its begin: how many asked for information, a visit or documents, fetched
   * documents or sent the home to a friend, and how many alerts went out.
   */
  z.object({
    kind: z.literal("interest"),
    ...happened,
    what: z.enum(interests),
    times: z.int().positive(),
  }),
  z.object({ kind: z.literal("state"), ...happened, state: z.enum(listingStates) }),
]);
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/** GET /api/owner-stats/me/homes/:id/timeline?before=…: what happened before a moment, that of the last event there is. */
export const timelineQuerySchema = z.strictObject({ before: z.iso.datetime() });
export const timelinePageSchema = z.object({ timeline: z.array(timelineEventSchema), more: z.boolean() });
export type TimelinePage = z.infer<typeof timelinePageSchema>;

/** A document or step that the sale needs, by the key of its rule; `until` where it expires. */
export const portalStepSchema = z.object({
  key: z.string(),
  state: z.enum(["done", "missing", "expires-soon", "expired"]),
  until: daySchema.nullable(),
});

/** Something worth a word, by the key of its published rule, with the numbers it follows from. */
export const portalFlagSchema = z.object({ key: z.string(), numbers: z.record(z.string(), z.number()) });
export type PortalFlag = z.infer<typeof portalFlagSchema>;

export const portalAgentSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pictureUrl: z.string(),
});

/** A home as its owner sees it: with its address and price, published or not. */
export const portalListingSchema = z.object({
  id: z.int().positive(),
  reference: z.string(),
  title: z.string(),
  /** Street, number and town. */
  place: z.string(),
  goal: z.union([z.literal(0), z.literal(1)]),
  state: z.enum(listingStates),
  /** What visitors read on the picture; empty where nothing. */
  marquee: z.string(),
  price: z.number().nullable(),
  priceUnit: z.int(),
  pricePublished: z.boolean(),
  pictureUrl: z.string(),
  /** When it came on the market. */
  since: daySchema.nullable(),
  /** Its page on the site, from `/`; null where visitors see none. */
  path: z.string().nullable(),
  counters: viewCountersSchema,
  days: z.array(viewDaySchema).length(30),
  comparison: comparisonSchema.nullable(),
  media: z.array(portalMediumSchema),
  timeline: z.array(timelineEventSchema),
  /** Whether there is more history than this. */
  more: z.boolean(),
  steps: z.array(portalStepSchema),
  flags: z.array(portalFlagSchema),
  agent: portalAgentSchema.nullable(),
});
export type PortalListing = z.infer<typeof portalListingSchema>;

/** GET /api/owner-stats/me?language=nl, with the session of an owner: their homes and no others. */
export const portalSchema = z.object({
  name: z.string(),
  email: z.string(),
  language: languageSchema.nullable(),
  homes: z.array(portalListingSchema),
  /** When it was put together. */
  at: z.iso.datetime(),
});
export type Portal = z.infer<typeof portalSchema>;
