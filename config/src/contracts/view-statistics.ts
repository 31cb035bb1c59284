import { z } from "zod";
import { daySchema } from "./portal.js";
import { listingIdSchema } from "./page-views.js";

/** The last so many days, today among them. */
export const statisticsPeriods = [7, 30, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** The agency's own site; other sources are portals, by the name under which they report their numbers. */
export const ownSite = "";

const period = z.coerce.number().refine((days) => statisticsPeriods.some((known) => known === days));

/** OWNER-6: the staff's query, for the screen and the export. Numbers of different sources are never added up. */
export const statisticsQuerySchema = z.object({
  days: period.default(30),
  source: z.string().max(255).default(ownSite),
  /** Empty for all. */
  agent: z.string().max(200).default(""),
});
export type StatisticsQuery = z.infer<typeof statisticsQuerySchema>;

/** A listing as staff know it; the application provides it. */
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
  /** The most viewed first, as many as the screen shows; `others` are in the export. */
  homes: z.array(statisticsListingSchema.extend({ views: count, before: count })),
  others: count,
  agents: z.array(z.object({ agent: z.string(), homes: count, views: count })),
  /** Each with its own numbers of this period, the agency's site first. */
  sources: z.array(z.object({ source: z.string(), views: count })),
});
export type Statistics = z.infer<typeof statisticsSchema>;
