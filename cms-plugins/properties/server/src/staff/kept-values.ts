import { table, type Connection } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readJson } from "../rows/read-value.js";
import type { ColumnValue } from "../rows/row-writer.js";
import { tableOf } from "../rows/table-of.js";
import { editedFieldsSchema } from "./edited-fields.js";

const rows = z.array(z.looseObject({ id: z.number().int() }));
const stored = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]);
// PostgreSQL answers JSON as what it means.
const value = z.union([stored, z.unknown().transform((json) => JSON.stringify(json))]);

/** By the item's id: the columns that an import leaves as staff made them, with what is in them. */
export type KeptValues = ReadonlyMap<number, ReadonlyMap<string, ColumnValue>>;

/** Reads them in the transaction that writes, so that nothing staff save meanwhile is lost. */
export async function readKeptValues(
  strapi: Core.Strapi,
  trx: Connection,
  uid: string,
  ids: readonly number[],
): Promise<KeptValues> {
  if (ids.length === 0) return new Map();
  const { name, column } = tableOf(strapi, uid);
  const edited = column("editedFields");
  const found = rows.parse(
    await table(strapi, trx, name)
      .whereIn("id", [...ids])
      .whereNotNull(edited)
      .forUpdate(),
  );
  return new Map(
    found.map((row) => {
      const columns = readJson(row[edited], editedFieldsSchema, []).map(column);
      return [row.id, new Map(columns.map((key) => [key, value.parse(row[key])]))];
    }),
  );
}
