import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ItemKind } from "../items/item-kind.js";
import type { StoredRow } from "../items/stored-texts.js";
import { readNumber, type Row } from "../rows/read-value.js";

const rows = z.custom<Row[]>((value) => Array.isArray(value));

/** The rows of a batch by id, with what an item may add a language to. */
export async function readStoredRows(
  strapi: Core.Strapi,
  kind: ItemKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRow>> {
  if (ids.length === 0) return new Map();
  const { name, column } = tableOf(strapi, kind.uid);
  const columns = Object.fromEntries(["editedFields", ...kind.texts].map((key) => [key, column(key)]));
  const found = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn("id", [...ids])
      .select({ id: "id", ...columns }),
  );
  return new Map(rows.parse(found).map((row) => [readNumber(row.id) ?? 0, row]));
}
