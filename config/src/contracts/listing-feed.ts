import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { importModeSchema, importRequestSchema, importResponseSchema } from "./property-import.js";

/** API-6: the formats of other systems that are read as imports. */
export const listingFeedFormats = ["openimmo", "kyero", "omnicasa"] as const;
export const listingFeedFormatSchema = z.enum(listingFeedFormats, {
  error: `expected one of ${listingFeedFormats.join(", ")}`,
});
export type ListingFeedFormat = z.infer<typeof listingFeedFormatSchema>;

/** POST /api/properties/feeds: the feed is the body as it is; what an import's envelope says stands in the address. */
export const listingFeedQuerySchema = z.strictObject({
  source: importRequestSchema.shape.source,
  /** Left out: told by the content. Given: another format is refused. */
  format: listingFeedFormatSchema.optional(),
  /** Left out: what the feed itself says, else what is set of the source, else partial. */
  mode: importModeSchema.optional(),
  force: z
    .enum(["true", "false"], { error: "expected true or false" })
    .transform((value) => value === "true")
    .optional(),
  /** Language of texts that name none. */
  language: languageSchema.optional(),
});
export type ListingFeedQuery = z.infer<typeof listingFeedQuerySchema>;

const unread = "is read by no rule";
/** Of a field of a listing: the settings of its source may name what it is. */
const unreadInListing = `${unread}; map it in the settings of the source`;

export const unreadMessage = (isOfListing: boolean): string => (isOfListing ? unreadInListing : unread);
/** Also of imports before sources had settings. */
export const isUnread = (message: string): boolean => message === unread || message === unreadInListing;

/** A listing that has a problem, and what it has there. */
export const problemExampleSchema = z.object({
  /** Empty where the listing has none, or where it is about the whole feed. */
  reference: z.string(),
  /** Its place in the feed, from 0, where it has no reference. */
  index: z.number().int().optional(),
  /** Its title, where it has no reference. */
  title: z.string().optional(),
  value: z.string(),
});
export type ProblemExample = z.infer<typeof problemExampleSchema>;

/** What of a feed could not be taken as it stands; the same of several listings is one. The listing itself is imported all the same, where the import can. */
export const listingFeedProblemSchema = z.object({
  /** Of the first listing that has it; empty where that has none, or where it is about the whole feed. */
  reference: z.string(),
  /** Element or key of the feed, as a path within the listing. */
  field: z.string(),
  value: z.string(),
  message: z.string(),
  /** Whether the value was left out or something was put in its place; the message says what. */
  done: z.enum(["left-out", "default"]),
  /** How often it stands there. */
  count: z.number().int().default(1),
  /** The first listings that have it. */
  examples: z.array(problemExampleSchema).default([]),
});
export type ListingFeedProblem = z.infer<typeof listingFeedProblemSchema>;

/** The answer of an import, and what the reader of the feed had to say. */
export const listingFeedResponseSchema = importResponseSchema.extend({
  format: listingFeedFormatSchema,
  mode: importModeSchema,
  problems: z.array(listingFeedProblemSchema),
  /** How many more problems there were than are listed. */
  problemsLeftOff: z.number(),
});
export type ListingFeedResponse = z.infer<typeof listingFeedResponseSchema>;
