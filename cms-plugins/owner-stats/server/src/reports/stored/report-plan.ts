import type { ReportPlan } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportPlanTable } from "./report-tables.js";

const row = z.object({
  enabled: z.union([z.boolean(), z.number()]).transform(Boolean),
  day: z.coerce.number(),
  hour: z.coerce.number(),
  first_month: z.string(),
  asked_month: z.string(),
  asked_by: z.string(),
});

/** A month whose reports staff requested. */
export interface RequestedMonth {
  month: string;
  by: string;
}

export interface StoredPlan extends ReportPlan {
  /** The first month that reports are about. */
  firstMonth: string;
  requested: RequestedMonth | null;
}

export const readPlan = (strapi: Core.Strapi): Promise<StoredPlan> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, reportPlanTable).where({ id: 1 }).first();
    const { enabled, day, hour, first_month: firstMonth, asked_month: month, asked_by: by } = row.parse(found);
    return { enabled, day, hour, firstMonth, requested: month ? { month, by } : null };
  });

export const writePlan = (strapi: Core.Strapi, { enabled, day, hour }: ReportPlan): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportPlanTable).where({ id: 1 }).update({ enabled, day, hour });
  });

/** Stored until done, in case the CMS process that took the request ends. */
export const requestMonth = (strapi: Core.Strapi, { month, by }: RequestedMonth): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportPlanTable).where({ id: 1 }).update({ asked_month: month, asked_by: by });
  });

export const clearRequest = (strapi: Core.Strapi, { month }: RequestedMonth): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reportPlanTable)
      .where({ id: 1, asked_month: month })
      .update({ asked_month: "", asked_by: "" });
  });
