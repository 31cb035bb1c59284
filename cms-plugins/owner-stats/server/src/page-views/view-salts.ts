import { randomBytes } from "node:crypto";
import { belgianDay, dayAfter, viewSaltSchema, type ViewSalt } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewSaltsTable } from "./view-tables.js";

/** The salts of today and tomorrow, the same for all callers; the first call creates them. */
export function viewSalts(strapi: Core.Strapi, now: Date): Promise<ViewSalt[]> {
  const today = belgianDay(now);
  const days = [today, dayAfter(today, 1)];
  return inTransaction(strapi, async ({ trx }) => {
    const made = days.map((day) => ({ day, salt: randomBytes(32).toString("hex") }));
    await table(strapi, trx, viewSaltsTable).insert(made).onConflict("day").ignore();
    const rows: unknown = await table(strapi, trx, viewSaltsTable)
      .whereIn("day", days)
      .orderBy("day")
      .select("day", "salt");
    return z.array(viewSaltSchema).parse(rows);
  });
}
