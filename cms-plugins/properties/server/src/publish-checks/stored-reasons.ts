import { overrideReasonSchema, type OverrideReason } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readJson } from "../rows/read-value.js";
import { reasonsTable } from "./reasons-table.js";

const rowSchema = z.object({
  id: z.number().int(),
  document_id: z.string(),
  at: z.string(),
  staff_name: z.string(),
  reason: z.string(),
  rules: z.string(),
});
const rows = z.array(rowSchema);

const reasonOf = ({ id, at, staff_name: by, reason, rules }: z.infer<typeof rowSchema>): OverrideReason => ({
  ...{ id, at, by, reason },
  rules: readJson(rules, overrideReasonSchema.shape.rules, []),
});

export interface NewReason {
  documentId: string;
  reference: string;
  staff: { id: number; name: string };
  reason: string;
  rules: OverrideReason["rules"];
}

export async function storeReason(strapi: Core.Strapi, given: NewReason): Promise<void> {
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, reasonsTable).insert({
      document_id: given.documentId,
      reference: given.reference,
      at: new Date().toISOString(),
      staff_id: given.staff.id,
      staff_name: given.staff.name,
      reason: given.reason,
      rules: JSON.stringify(given.rules),
    });
  });
}

/** The reasons of a listing, newest first. */
export async function reasonsOf(strapi: Core.Strapi, documentId: string): Promise<OverrideReason[]> {
  return await inTransaction(strapi, async ({ trx }) =>
    rows
      .parse(await table(strapi, trx, reasonsTable).where({ document_id: documentId }).orderBy("id", "desc").limit(50))
      .map(reasonOf),
  );
}

/** The last of each listing. */
export async function lastReasons(strapi: Core.Strapi): Promise<ReadonlyMap<string, OverrideReason>> {
  return await inTransaction(strapi, async ({ trx }) => {
    const found = rows.parse(await table(strapi, trx, reasonsTable).orderBy("id"));
    return new Map(found.map((row) => [row.document_id, reasonOf(row)]));
  });
}
