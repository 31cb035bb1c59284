import { createHash } from "node:crypto";
import { languageSchema, reportPreferences, type Language } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { reportDataSchema, type ReportData } from "../report-data.js";
import { deliveriesTable, reportsTable } from "./report-tables.js";

const timestamp = z.coerce.number();

/** A report without its file. */
const reportRow = z.object({
  id: z.number(),
  home: z.number(),
  month: z.string(),
  language: languageSchema,
  sha256: z.string(),
  made_at: timestamp,
  made_by: z.string(),
});
export type ReportRow = z.infer<typeof reportRow>;
const reportColumns = Object.keys(reportRow.shape);

const deliveryRow = z.object({
  id: z.number(),
  report: z.number(),
  home: z.number(),
  month: z.string(),
  owner: z.string(),
  email: z.string(),
  name: z.string(),
  way: z.enum(reportPreferences),
  at: timestamp,
  by: z.string(),
  turn: z.number(),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;
export type NewDelivery = Omit<DeliveryRow, "id">;

export const reportsOfMonth = (strapi: Core.Strapi, month: string): Promise<ReportRow[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z
      .array(reportRow)
      .parse(await table(strapi, trx, reportsTable).where({ month }).orderBy("id").select(reportColumns)),
  );

export const deliveriesOfMonth = (strapi: Core.Strapi, month: string): Promise<DeliveryRow[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(deliveryRow).parse(await table(strapi, trx, deliveriesTable).where({ month }).orderBy("id")),
  );

export const deliveryById = (strapi: Core.Strapi, id: number): Promise<DeliveryRow | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, deliveriesTable).where({ id }).first();
    return found === undefined ? null : deliveryRow.parse(found);
  });

const fileRow = z.object({ ...reportRow.shape, matter: z.string(), pdf: z.instanceof(Uint8Array) });

export interface StoredReport extends ReportRow {
  matter: ReportData;
  pdf: Buffer;
}

export const reportById = (strapi: Core.Strapi, id: number): Promise<StoredReport | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, reportsTable).where({ id }).first();
    if (found === undefined) return null;
    const { matter, pdf, ...row } = fileRow.parse(found);
    return { ...row, matter: reportDataSchema.parse(JSON.parse(matter)), pdf: Buffer.from(pdf) };
  });

/** Deliveries to an address. */
export const deliveriesTo = (strapi: Core.Strapi, email: string): Promise<DeliveryRow[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(deliveryRow).parse(await table(strapi, trx, deliveriesTable).where({ email }).orderBy("id")),
  );

/** The id of an existing report, so that a listing, month and language never has two. */
export const reportOf = (
  strapi: Core.Strapi,
  of: { home: number; month: string; language: Language },
): Promise<number | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, reportsTable).where(of).first("id");
    return found === undefined ? null : z.object({ id: z.number() }).parse(found).id;
  });

/** Stores a report. An existing one stays as it is, even if its numbers have changed since; returns the id of either. */
export const saveReport = (
  strapi: Core.Strapi,
  made: { matter: ReportData; pdf: Buffer; at: number; by: string },
): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    const { matter, pdf, at, by } = made;
    const of = { home: matter.home.id, month: matter.month, language: matter.language };
    await table(strapi, trx, reportsTable)
      .insert({
        ...of,
        ...{ matter: JSON.stringify(matter), pdf, made_at: at, made_by: by },
        sha256: createHash("sha256").update(pdf).digest("hex"),
      })
      .onConflict(["home", "month", "language"])
      .ignore();
    const id = await reportOf(strapi, of);
    if (id === null) throw new Error("a report was not stored");
    return id;
  });

/** Null if this address already has the listing's report of this month and turn. */
export const saveDelivery = (strapi: Core.Strapi, delivery: NewDelivery): Promise<number | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const inserted: unknown = await table(strapi, trx, deliveriesTable)
      .insert({ ...delivery })
      .onConflict(["home", "month", "email", "turn"])
      .ignore()
      .returning("id");
    return z.array(z.object({ id: z.number() })).parse(inserted)[0]?.id ?? null;
  });
