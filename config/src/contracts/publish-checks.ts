import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { regions } from "../rules/region-of-postcode.js";
import { goalSchema } from "../site/goal.js";
import { localizedSchema } from "../site/localized.js";
import { longTextSchema } from "./text-schemas.js";

/** Reason for publishing a listing that lacks what the law requires: long enough to be meaningful, short enough to be read. */
export const overrideReasonLimits = { shortest: 10, longest: 500 } as const;

/** POST /properties/listings/:documentId/reasons */
export const overrideReasonInputSchema = z.strictObject({
  reason: longTextSchema.min(overrideReasonLimits.shortest).max(overrideReasonLimits.longest),
});

export const overrideReasonSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Who gave it. */
  by: z.string(),
  reason: z.string(),
  /** The fields the listing lacked at the time, each with the law that requires it. */
  rules: z.array(z.object({ field: z.string(), source: z.string() })),
});
export type OverrideReason = z.infer<typeof overrideReasonSchema>;

/** GET /properties/listings/:documentId/reasons: newest first. */
export const overrideReasonsSchema = z.object({ reasons: z.array(overrideReasonSchema) });

/** A listing of another country is under no region's law. */
export const boardRegions = [...regions, "abroad"] as const;
export type BoardRegion = (typeof boardRegions)[number];

/** Gaps of listings: those that block publication, other legal requirements, and those only visitors would miss. */
export const boardGaps = ["blocking", "legal", "wishes"] as const;

const shortText = z.string().max(255);
const flag = z.enum(["0", "1"]).transform((value) => (value === "0" ? 0 : 1));

export const boardFilterSchema = z.object({
  region: z.enum(boardRegions).optional(),
  agent: shortText.optional(),
  source: shortText.optional(),
  goal: flag.optional(),
  lacks: z.enum(boardGaps).optional(),
});
export type BoardFilter = z.infer<typeof boardFilterSchema>;

/** GET /properties/board. `languages`: those that the site speaks, with commas between. */
export const boardQuerySchema = boardFilterSchema.extend({
  languages: z
    .string()
    .transform((value) => value.split(","))
    .pipe(z.array(languageSchema).min(1)),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1_000).default(50),
});

export const boardPartSchema = z.object({
  field: z.string(),
  reason: z.enum(["empty", "few-pictures", "no-alt"]),
  language: languageSchema.optional(),
  legal: z.boolean(),
  blocking: z.literal(true).optional(),
});

export const boardListingSchema = z.object({
  documentId: z.string(),
  reference: z.string(),
  headline: localizedSchema,
  zip: z.string(),
  city: z.string(),
  region: z.enum(boardRegions),
  goal: goalSchema,
  agent: z.string(),
  source: z.string(),
  /** About to go on the site, or there. */
  isDraft: z.boolean(),
  percent: z.int(),
  missing: z.array(boardPartSchema),
  /** The last reason given for overriding the check. */
  reason: overrideReasonSchema.pick({ at: true, by: true, reason: true }).nullable(),
});
export type BoardListing = z.infer<typeof boardListingSchema>;

/** Listings with the most blocking gaps first. `counts` cover all listings that match the other filters. */
export const boardSchema = z.object({
  listings: z.array(boardListingSchema),
  counts: z.object({ all: z.int(), blocking: z.int(), legal: z.int(), wishes: z.int() }),
  /** Listings on the site or about to go, complete ones too. */
  checked: z.int(),
  choices: z.object({ agents: z.array(z.string()), sources: z.array(z.string()) }),
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
});
export type Board = z.infer<typeof boardSchema>;
