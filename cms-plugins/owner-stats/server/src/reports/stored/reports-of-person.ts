import { languageSchema } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportDataSchema, type ReportData } from "../report-data.js";
import { deliveriesTable, reportsTable } from "./report-tables.js";

const row = z.object({
  id: z.number(),
  home: z.number(),
  month: z.string(),
  language: languageSchema,
  matter: z.string(),
});
const reportFile = z.object({ ...row.shape, pdf: z.instanceof(Uint8Array) });

/**
 * OWNER-3: reports delivered to an address, filtered in the query: somebody else's report is not found. A past delivery
 * does not grant access for ever, so callers also check who owns the listing now.
 */
const ofPerson = (strapi: Core.Strapi, trx: Core.Strapi["db"]["connection"], email: string) =>
  table(strapi, trx, reportsTable).whereIn("id", table(strapi, trx, deliveriesTable).where({ email }).select("report"));

export interface PersonReport {
  id: number;
  home: number;
  matter: ReportData;
}

const matterOf = (text: string) => reportDataSchema.parse(JSON.parse(text));

/** Newest first. */
export const reportsOfPerson = (strapi: Core.Strapi, email: string): Promise<PersonReport[]> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await ofPerson(strapi, trx, email)
      .orderBy([
        { column: "month", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .select(Object.keys(row.shape));
    return z
      .array(row)
      .parse(found)
      .map(({ id, home, matter }) => ({ id, home, matter: matterOf(matter) }));
  });

export const reportOfPerson = (
  strapi: Core.Strapi,
  email: string,
  id: number,
): Promise<(PersonReport & { pdf: Buffer }) | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await ofPerson(strapi, trx, email).andWhere({ id }).first(Object.keys(reportFile.shape));
    if (found === undefined) return null;
    const { home, matter, pdf } = reportFile.parse(found);
    return { id, home, matter: matterOf(matter), pdf: Buffer.from(pdf) };
  });
