import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { importModeSchema, importRequestSchema, importResponseSchema } from "./property-import.js";

/** API-6: the import formats of other systems. */
export const importFormats = ["openimmo", "kyero", "omnicasa"] as const;
export const importFormatSchema = z.enum(importFormats, {
  error: `expected one of ${importFormats.join(", ")}`,
});
export type ImportFormat = z.infer<typeof importFormatSchema>;

/** POST /api/properties/feeds: the body is the file as it is; the fields of an import's envelope are in the query. */
export const importFileQuerySchema = z.strictObject({
  source: importRequestSchema.shape.source,
  /** Left out: detected from the content. Given: another format is rejected. */
  format: importFormatSchema.optional(),
  /** Left out: as the file says, else as the source is set, else partial. */
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
/** For a field of a listing: the settings of its source may map it. */
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

/**
 * A value of an import file that was not accepted as it is; the same problem of several listings is reported once. The
 * listing itself is imported all the same if possible.
 */
export const importFileProblemSchema = z.object({
  /** The first listing with the problem; empty if that has no reference, or if the problem concerns the whole file. */
  reference: z.string(),
  /** Element or key of the feed, as a path within the listing. */
  field: z.string(),
  value: z.string(),
  message: z.string(),
  /** Whether the value was left out or replaced by a default; the message says which. */
  done: z.enum(["left-out", "default"]),
  /** The number of occurrences. */
  count: z.number().int().default(1),
  /** The first listings that have it. */
  examples: z.array(problemExampleSchema).default([]),
});
export type ImportFileProblem = z.infer<typeof importFileProblemSchema>;

/** The response of an import, plus the problems of the file's reader. */
export const importFileResponseSchema = importResponseSchema.extend({
  format: importFormatSchema,
  mode: importModeSchema,
  problems: z.array(importFileProblemSchema),
  /** How many more problems there were than are listed. */
  problemsLeftOff: z.number(),
});
export type ListingFeedResponse = z.infer<typeof importFileResponseSchema>;
