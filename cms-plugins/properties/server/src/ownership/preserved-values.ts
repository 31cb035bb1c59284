import { table, tableOf, type Connection } from "@gevel/core";
import { definedAttributes } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readJson, storedObject, type Row } from "../rows/read-value.js";
import type { ColumnValue } from "../rows/row-writer.js";
import { editedFieldsSchema } from "./edited-fields.js";

const rows = z.array(z.looseObject({ id: z.number().int() }));
const stored = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]);
// PostgreSQL answers JSON as what it means.
const value = z.union([stored, z.unknown().transform((json) => JSON.stringify(json))]);

/** What a column is to hold of an item: the feed's value, or what staff made of it. */
type Preserve = (column: string, fromSource: ColumnValue) => ColumnValue;

/** By the item's id, of those that staff edited. */
export type PreservedValues = ReadonlyMap<number, Preserve>;

/** The attributes of the feed, with those that staff edited as they are stored, or as nothing. */
function withStaffValues(fromSource: ColumnValue, ours: unknown, edited: readonly string[]): string {
  const own: Row = readJson(ours, storedObject, {});
  const merged: Record<string, unknown> = { ...readJson(fromSource, storedObject, {}) };
  for (const key of edited) merged[key] = own[key];
  return JSON.stringify(definedAttributes(merged));
}

/** Reads them in the transaction that writes, so that nothing staff save meanwhile is lost. */
export async function readPreservedValues(
  strapi: Core.Strapi,
  trx: Connection,
  uid: string,
  ids: readonly number[],
): Promise<PreservedValues> {
  if (ids.length === 0) return new Map();
  const { name, column, has } = tableOf(strapi, uid);
  const editedFields = column("editedFields");
  const attributes = has("attributes") ? column("attributes") : null;
  const found = rows.parse(
    await table(strapi, trx, name)
      .whereIn("id", [...ids])
      .whereNotNull(editedFields)
      .forUpdate(),
  );
  return new Map(
    found.map((row) => {
      const edited = readJson(row[editedFields], editedFieldsSchema, []);
      const columns = new Set(edited.filter(has).map(column));
      const members = edited.filter((field) => !has(field));
      const preserve: Preserve = (key, fromSource) => {
        if (columns.has(key)) return value.parse(row[key]);
        return key === attributes && members.length > 0 ? withStaffValues(fromSource, row[key], members) : fromSource;
      };
      return [row.id, preserve];
    }),
  );
}
