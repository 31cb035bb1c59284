import { z } from "zod";
import { daySchema } from "./portal.js";
import { listingIdSchema } from "./page-views.js";

/** The last so many days, today among them. */
export const statisticsPeriods = [7, 30, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** The agency's own site; others are portals, by the name under which they tell their numbers. */
export const ownSite = "";

const period = z.coerce.number().refine((days) => statisticsPeriods.some((known) => known === days));

/** OWNER-6: what staff ask, here and for the export. Numbers of one source are never added to those of another. */
export const statisticsQuerySchema = z.object({
  days: period.default(30),
  source: z.string().max(255).default(ownSite),
  /** Empty for all. */
  agent: z.string().max(200).default(""),
});
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

/** A home as staff know it; the application tells the plugin. */
const statisticsListingSchema = z.object({
  id: listingIdSchema,
  /** For the link to its form. */
  documentId: z.string(),
  name: z.string(),
  reference: z.string(),
  agent: z.string(),
});
export type StatisticsListing = z.infer<typeof statisticsListingSchema>;

const count = z.int().nonnegative();

export const statisticsSchema = z.object({
  /** Origin of the site, for the page on which staff have their own visits left out. */
  siteUrl: z.string(),
  from: daySchema,
  until: daySchema,
  total: count,
  /** In as many days before. */
  before: count,
  days: z.array(z.object({ day: daySchema, views: count })),
  /** The most visited first, as many as a screen shows; `others` are in the export. */
  homes: z.array(statisticsListingSchema.extend({ views: count, before: count })),
  others: count,
  agents: z.array(z.object({ agent: z.string(), homes: count, views: count })),
  /** Each with its own numbers of this period, the site first. */
  sources: z.array(z.object({ source: z.string(), views: count })),
});
export type Statistics = z.infer<typeof statisticsSchema>;
