import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { mailStates } from "./mails.js";
import { daySchema } from "./portal.js";
import { reportPreferences } from "./report-sources.js";

/** `2026-11`, a month of Brussels. */
export const reportMonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "is no month, such as 2026-11");

/** PUT /owner-stats/reports/plan of the admin: the schedule of automatic reports, on a day that every month has. */
export const reportPlanSchema = z.strictObject({
  enabled: z.boolean(),
  day: z.int().min(1).max(28),
  hour: z.int().min(0).max(23),
});
export type ReportPlan = z.infer<typeof reportPlanSchema>;

const timestamp = z.iso.datetime();

/** Delivery of a report: portal only, or the state of its mail. */
export const deliveryStates = ["portal", ...mailStates] as const;

const deliverySchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
  state: z.enum(deliveryStates),
  at: timestamp,
  /** Name of the member of staff who sent it again; empty if none did. */
  by: z.string(),
  problem: z.string(),
});
export type ReportDelivery = z.infer<typeof deliverySchema>;

const boardRowSchema = z.object({
  home: z.int(),
  title: z.string(),
  reference: z.string(),
  reports: z.array(
    z.object({ id: z.int(), language: languageSchema, madeAt: timestamp, madeBy: z.string(), sha256: z.string() }),
  ),
  deliveries: z.array(deliverySchema),
  /** Owners who are to have one and have none yet. */
  owed: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type ReportBoardRow = z.infer<typeof boardRowSchema>;

/** GET /owner-stats/reports?month=2026-11 of the admin. */
export const reportBoardQuerySchema = z.object({ month: reportMonthSchema.optional() });
export const reportBoardSchema = z.object({
  month: reportMonthSchema,
  /** Months with data, latest first. */
  months: z.array(reportMonthSchema),
  dueAt: timestamp,
  /** The due date is past, and some owners have no report. */
  overdue: z.boolean(),
  /** Reports are being made now. */
  making: z.boolean(),
  plan: reportPlanSchema,
  rows: z.array(boardRowSchema),
  /** Listings on offer in that month without a linked owner. */
  ownerless: z.int(),
});
export type ReportBoard = z.infer<typeof reportBoardSchema>;

/** POST /owner-stats/reports/make of the admin: those of a month that are lacking, in the background. */
export const reportGenerationSchema = z.strictObject({ month: reportMonthSchema });
export const reportAcceptedSchema = z.object({ accepted: z.literal(true) });

/** GET /api/owner-stats/me/reports, with the session of an owner. */
export const ownReportsSchema = z.object({
  wish: z.enum(reportPreferences),
  reports: z.array(
    z.object({
      id: z.int(),
      home: z.int(),
      title: z.string(),
      place: z.string(),
      month: reportMonthSchema,
      language: languageSchema,
      madeOn: daySchema,
    }),
  ),
});
export type OwnReports = z.infer<typeof ownReportsSchema>;

/** PUT /api/owner-stats/me/report-wish */
export const reportPreferenceSchema = z.strictObject({ wish: z.enum(reportPreferences) });
