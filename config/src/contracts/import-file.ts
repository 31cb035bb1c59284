import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { importModeSchema, importRequestSchema, importResponseSchema } from "./property-import.js";

/** API-6: the formats of other systems that are read as imports. */
export const importFormats = ["openimmo", "kyero", "omnicasa"] as const;
export const importFormatSchema = z.enum(importFormats, {
  error: `expected one of ${importFormats.join(", ")}`,
});
export type ImportFormat = z.infer<typeof importFormatSchema>;

/** POST /api/properties/feeds: the feed is the body as it is; what an import's envelope says stands in the address. */
export const importFileQuerySchema = z.strictObject({
  source: importRequestSchema.shape.source,
  /** Left out: told by the content. Given: another format is refused. */
  format: importFormatSchema.optional(),
  /** Left out: what the feed itself says, else what is set of the source, else partial. */
  mode: importModeSchema.optional(),
  force: z
    .enum(["true", "false"], { error: "expected true or false" })
    .transform((value) => value === "true")
    .optional(),
  /** Language of texts that name none. */
  language: languageSchema.optional(),
});
export type ImportFileQuery = z.infer<typeof importFileQuerySchema>;

const unread = "is read by no rule";
/** Of a field of a listing: the settings of its source may name what it is. */
const unreadInListing = `${unread}; map it in the settings of the source`;

export const unmappedMessage = (isOfListing: boolean): string => (isOfListing ? unreadInListing : unread);
/** Also of imports before sources had settings. */
export const isUnmapped = (message: string): boolean => message === unread || message === unreadInListing;

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
export const importFileProblemSchema = z.object({
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
export type ImportFileProblem = z.infer<typeof importFileProblemSchema>;

/** The answer of an import, and what the reader of the feed had to say. */
export const importFileResponseSchema = importResponseSchema.extend({
  format: importFormatSchema,
  mode: importModeSchema,
  problems: z.array(importFileProblemSchema),
  /** How many more problems there were than are listed. */
  problemsLeftOff: z.number(),
});
export type ListingFeedResponse = z.infer<typeof importFileResponseSchema>;
