import { z } from "zod";
import { withoutNoValue } from "../rules/invisible-characters.js";
import { withAcceptedInput } from "./accepted-inputs.js";
import { communicationChannels, visitOutcomes } from "./history-terms.js";
import { emptyIsNull, lenientNumber, url } from "./import-values.js";
import { referenceSchema } from "./item-inputs.js";
import { lineSchema, longTextSchema } from "./text-schemas.js";
import { importRequestSchema } from "./property-import.js";

/** Limits of POST /api/owner-stats/import: items per list of a request, length of a text, size of a number. */
export const historyLimits = { items: 5_000, text: 5_000, views: 1_000_000, price: 1_000_000_000 } as const;

/** The accepted range of dates: any further in the past or future is a typing error. */
const earliest = "2000-01-01";
const yearsAhead = 5;

const inReach = (day: string) =>
  day >= earliest && day < `${new Date().getUTCFullYear() + yearsAhead}${new Date().toISOString().slice(4, 10)}`;
const outOfReach = `expected a moment from ${earliest} to ${yearsAhead} years ahead`;

const dayMs = 86_400_000;
/** Clocks and time zones differ: an event in the past is at most one day ahead. */
const isOver = (timestamp: string) => !(Date.parse(timestamp) >= Date.now() + dayMs);

const timestampSchema = z.iso.datetime({ offset: true }).refine(inReach, outOfReach);
const daySchema = z.iso.date().refine(inReach, outOfReach);
/** A source names itself, and its listings those of another one, as in the import of listings. */
const sourceSchema = importRequestSchema.shape.source;
/** Owners read these as stored: a program's placeholders for "no value" become empty. */
const line = lineSchema.overwrite(withoutNoValue).max(255);
const longText = longTextSchema.overwrite(withoutNoValue).max(historyLimits.text);
const dayOrNone = withAcceptedInput(z.preprocess(emptyIsNull, daySchema.nullish()), z.literal("")).optional();

const ofListing = {
  /** Reference of the listing, withdrawn ones too. */
  property: referenceSchema,
  /** Whose reference that is; left out: the source of the call. */
  propertySource: sourceSchema.optional(),
};

export const visitItemSchema = z
  .strictObject({
    reference: referenceSchema,
    ...ofListing,
    at: timestampSchema,
    state: z.enum(visitOutcomes),
    /** The owner sees the initials. */
    visitor: line.nullish(),
    feedback: longText.nullish(),
    /** Left out: the decision of staff stays, until the feedback changes. */
    feedbackReleased: z.boolean().optional(),
  })
  .refine(({ state, at }) => state !== "done" || isOver(at), {
    path: ["at"],
    error: "is still to come, so the viewing is not done",
  });

export const communicationItemSchema = z.strictObject({
  reference: referenceSchema,
  ...ofListing,
  at: timestampSchema.refine(isOver, "is still to come"),
  way: z.enum(communicationChannels),
  subject: line.min(1),
  text: longText.nullish(),
  /** Left out: the decision of staff stays; a new item is shown. */
  visibleToOwner: z.boolean().optional(),
});

export const onlineMediumItemSchema = z
  .strictObject({
    reference: referenceSchema,
    ...ofListing,
    name: line.min(1),
    url,
    from: dayOrNone,
    until: dayOrNone,
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ["until"],
    error: "lies before the day it begins",
  });

/** Page visits as a portal counts them: one number a listing, medium and day, the last one sent. */
export const portalNumberItemSchema = z.strictObject({
  ...ofListing,
  /** Name of the medium; left out: the source of the call. */
  medium: line.min(1).optional(),
  day: daySchema.refine(isOver, "is still to come"),
  views: z.int().min(0).max(historyLimits.views),
});

const priceSchema = lenientNumber(z.number().positive().max(historyLimits.price));

/** A price change from before this CMS had the listing: it records later ones itself. */
export const priceChangeItemSchema = z
  .strictObject({
    ...ofListing,
    at: timestampSchema.refine(isOver, "is still to come"),
    before: priceSchema,
    after: priceSchema,
    /** Visitors saw both prices then, so the site may show the drop; left out: only the owner sees it. */
    published: z.boolean().optional(),
  })
  .refine(({ before, after }) => before !== after, { path: ["after"], error: "is the price before it" });

/** When a listing was sold or let, from before this CMS had it: it records later ones itself. */
export const offerEndItemSchema = z.strictObject({
  ...ofListing,
  at: timestampSchema.refine(isOver, "is still to come"),
});

const items = z.array(z.unknown()).max(historyLimits.items).optional();

/** POST /api/owner-stats/import (OWNER-7). Each item is parsed on its own, so an invalid one does not affect the others. */
export const historyImportRequestSchema = z.strictObject({
  source: sourceSchema,
  visits: items,
  communications: items,
  onlineMedia: items,
  numbers: items,
  prices: items,
  ends: items,
});
export type HistoryImportRequest = z.infer<typeof historyImportRequestSchema>;

export const historyKinds = ["visit", "communication", "online-medium", "number", "price", "end"] as const;
export type HistoryKind = (typeof historyKinds)[number];
const outcomes = ["created", "updated", "unchanged", "refused"] as const;

export const historyImportResponseSchema = z.object({
  summary: z.object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }),
  /** In the order of the lists as named here, and of their items. */
  results: z.array(
    z.object({
      kind: z.enum(historyKinds),
      /** For a number its listing, medium and day, for a price and an end its listing and time. Empty if unreadable. */
      reference: z.string(),
      /** Its position in its list, from 0; for a rejected item without a readable reference. */
      index: z.int().optional(),
      outcome: z.enum(outcomes),
      errors: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
});
export type HistoryImportResponse = z.infer<typeof historyImportResponseSchema>;
export type HistoryResult = HistoryImportResponse["results"][number];
