import type { ReportPlan } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportWorkTable } from "./report-tables.js";

const row = z.object({
  enabled: z.union([z.boolean(), z.number()]).transform(Boolean),
  day: z.coerce.number(),
  hour: z.coerce.number(),
  first_month: z.string(),
  asked_month: z.string(),
  asked_by: z.string(),
  held_until: z.coerce.number(),
});

/** Reports of a month that staff want now. */
export interface AskedMonth {
  month: string;
  by: string;
}

export interface StoredPlan extends ReportPlan {
  /** The first month that reports are about. */
  firstMonth: string;
  asked: AskedMonth | null;
  /** Until then some CMS has the work. */
  heldUntil: number;
}

export const readPlan = (strapi: Core.Strapi): Promise<StoredPlan> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, reportWorkTable).where({ id: 1 }).first();
    const {
      enabled,
      day,
      hour,
      first_month: firstMonth,
      asked_month: month,
      asked_by: by,
      held_until,
    } = row.parse(found);
    return { enabled, day, hour, firstMonth, asked: month ? { month, by } : null, heldUntil: held_until };
  });

export const writePlan = (strapi: Core.Strapi, { enabled, day, hour }: ReportPlan): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportWorkTable).where({ id: 1 }).update({ enabled, day, hour });
  });

/** Kept until it is done, though the CMS that heard it may be gone by then. */
export const askMonth = (strapi: Core.Strapi, { month, by }: AskedMonth): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportWorkTable).where({ id: 1 }).update({ asked_month: month, asked_by: by });
  });

export const forgetAsked = (strapi: Core.Strapi, { month }: AskedMonth): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportWorkTable)
      .where({ id: 1, asked_month: month })
      .update({ asked_month: "", asked_by: "" });
  });
