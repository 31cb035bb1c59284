import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { communicationChannels, visitOutcomes } from "./history-terms.js";

/** A Brussels day: `2026-11-23`. */
export const daySchema = z.iso.date();

/** Progress of the sale or letting of a listing, as shown to its owner. */
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

/** The listing compared with similar ones of the agency; `median` is theirs over the same thirty days. */
export const comparisonSchema = z.object({
  own: z.int().nonnegative(),
  median: z.number().nonnegative(),
  homes: z.int().positive(),
});

/**
 * Other media that show the listing. `views` of the last thirty days as that medium reports them; null where it reports
 * none.
 */
export const portalMediumSchema = z.object({
  name: z.string(),
  url: z.string(),
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  views: z.int().nonnegative().nullable(),
});

/** Visitors' activity on a listing, and what the site sends about it automatically. */
export const interests = ["information", "visit", "documents", "fetched", "alert", "friend"] as const;
export type Interest = (typeof interests)[number];

const happened = { at: z.iso.datetime() };

/** Events of a listing, newest first. Only the agency's staff are named; visitors appear by their initials. */
export const timelineEventSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("visit"),
    ...happened,
    state: z.enum(visitOutcomes),
    visitor: z.string(),
    /** The part of the visitor's feedback that staff released; empty until they do. */
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
   * The site's own events, counted per day and dated at its start: how many asked for information, a viewing or
   * documents, downloaded documents or sent the listing to a friend, and how many alerts went out.
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

/**
 * GET /api/owner-stats/me/homes/:id/timeline?before=…: the events before a timestamp, that of the last event already
 * loaded.
 */
export const timelineQuerySchema = z.strictObject({ before: z.iso.datetime() });
export const timelinePageSchema = z.object({ timeline: z.array(timelineEventSchema), more: z.boolean() });
export type TimelinePage = z.infer<typeof timelinePageSchema>;

/** A document or step that the sale needs, by the key of its rule; `until` where it expires. */
export const portalStepSchema = z.object({
  key: z.string(),
  state: z.enum(["done", "missing", "expires-soon", "expired"]),
  until: daySchema.nullable(),
});

/** A remark, by the key of its published rule, with the numbers it follows from. */
export const portalFlagSchema = z.object({ key: z.string(), numbers: z.record(z.string(), z.number()) });
export type PortalFlag = z.infer<typeof portalFlagSchema>;

export const portalAgentSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  pictureUrl: z.string(),
});

/** A listing as its owner sees it: with its address and price, published or not. */
export const portalListingSchema = z.object({
  id: z.int().positive(),
  reference: z.string(),
  title: z.string(),
  /** Street, number and town. */
  place: z.string(),
  goal: z.union([z.literal(0), z.literal(1)]),
  state: z.enum(listingStates),
  /** The label visitors see on the picture; may be empty. */
  marquee: z.string(),
  price: z.number().nullable(),
  priceUnit: z.int(),
  pricePublished: z.boolean(),
  pictureUrl: z.string(),
  /** Date it came on the market. */
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

/** GET /api/owner-stats/me?language=nl, with an owner's session: their listings and no others. */
export const portalSchema = z.object({
  name: z.string(),
  email: z.string(),
  language: languageSchema.nullable(),
  homes: z.array(portalListingSchema),
  /** Time this answer was made. */
  at: z.iso.datetime(),
});
export type Portal = z.infer<typeof portalSchema>;
