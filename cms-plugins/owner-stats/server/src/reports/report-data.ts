import {
  daySchema,
  languageSchema,
  reportMonthSchema,
  listingStates,
  timelineEventSchema,
  viewDaySchema,
} from "@gevel/config";
import { z } from "zod";

const count = z.int().nonnegative();

/**
 * The data of a report, stored with it so that its numbers can be explained a year later. Only the agency's own people
 * are named; visitors have initials.
 */
export const reportDataSchema = z.object({
  version: z.literal(1),
  month: reportMonthSchema,
  language: languageSchema,
  /** In Belgium. */
  madeOn: daySchema,
  home: z.object({
    id: z.int().positive(),
    reference: z.string(),
    title: z.string(),
    place: z.string(),
    goal: z.union([z.literal(0), z.literal(1)]),
    /** At the end of the month. */
    state: z.enum(listingStates),
    price: z.number().nullable(),
    since: daySchema.nullable(),
    /** Its page on the site; empty where visitors see none. */
    url: z.string(),
  }),
  /** All days of the month. */
  days: z.array(viewDaySchema).min(28).max(31),
  /** Number of requests, by their subject. */
  interest: z.object({ information: count, visit: count, documents: count }),
  /** `planned`: after the month, as known on the day the report was made. */
  visits: z.object({ done: count, cancelled: count, planned: count }),
  /** Released by staff, newest last. */
  reactions: z.array(z.object({ day: daySchema, visitor: z.string(), text: z.string() })),
  /** Other media that show the listing; null if the medium reports no numbers. */
  media: z.array(z.object({ name: z.string(), views: count.nullable() })),
  /** Events of the month, oldest first. */
  events: z.array(timelineEventSchema),
  /** The agency's proposals, as text. */
  proposals: z.array(z.object({ title: z.string(), text: z.string() })),
  agent: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
  agency: z.object({
    name: z.string(),
    siteUrl: z.string(),
    /** `#a4452c` */
    accent: z.string().regex(/^#[0-9a-f]{6}$/i),
    /** The agency's legal identity. */
    lines: z.array(z.string()),
  }),
});
export type ReportData = z.infer<typeof reportDataSchema>;

/** The three numbers the law requires, and the page views. */
export interface ReportTotals {
  interested: number;
  visits: number;
  reactions: number;
  views: number;
}

export function reportTotals({ interest, visits, reactions, days }: ReportData): ReportTotals {
  return {
    interested: interest.information + interest.visit + interest.documents,
    visits: visits.done,
    reactions: reactions.length,
    views: days.reduce((sum, { views }) => sum + views, 0),
  };
}

/** Nothing happened except that the listing was on offer. */
export const isQuiet = (matter: ReportData): boolean => {
  const { interested, visits, reactions, views } = reportTotals(matter);
  return interested + visits + reactions + views + matter.events.length === 0;
};
