import { appendChanges, lockChanges, markAsBaseline } from "@gevel/change-log";
import { inTransaction, newDocumentId, table, tableOf, pauseJobs, updatedByColumn, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { newPlace, type PlaceIndex } from "../places/place-index.js";
import type { Place } from "../places/place.js";
import { addPlaces } from "../places/stored-places.js";
import type { ColumnValue } from "../rows/row-writer.js";
import { upsertRows } from "../rows/upsert-rows.js";
import type { ItemKind } from "../items/item-kind.js";
import type { ItemToWrite } from "./validation/validate-item.js";
import { definedAttributes } from "@gevel/config";
import { z } from "zod";
import { readJson, storedObject, type Row } from "../rows/read-value.js";
import { editedFieldsSchema } from "../ownership/edited-fields.js";

const rows = z.array(z.looseObject({ id: z.number().int() }));
const stored = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]);
// PostgreSQL answers JSON as what it means.
const value = z.union([stored, z.unknown().transform((json) => JSON.stringify(json))]);

/** The value to write into a column of an item: the source's, or the one staff edited. */
type Preserve = (column: string, fromSource: ColumnValue) => ColumnValue;

/** By the id of items that staff edited. */
type PreservedValues = ReadonlyMap<number, Preserve>;

/** The attributes of the feed, with those that staff edited as they are stored, or as nothing. */
function withStaffValues(fromSource: ColumnValue, ours: unknown, edited: readonly string[]): string {
  const own: Row = readJson(ours, storedObject, {});
  const merged: Record<string, unknown> = { ...readJson(fromSource, storedObject, {}) };
  for (const key of edited) merged[key] = own[key];
  return JSON.stringify(definedAttributes(merged));
}

/** Read in the transaction that writes, so that edits saved meanwhile are not lost. */
async function readPreservedValues(
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

function newPlaces(writes: readonly ItemToWrite[], places: PlaceIndex): Place[] {
  const added: Place[] = [];
  for (const { place: written } of writes) {
    if (places.has(written)) continue;
    const place = newPlace(written);
    if (places.has(place)) continue;
    places.add(place);
    added.push(place);
  }
  return added;
}

/** The feed's values, and staff's where they edited a field. */
function withPreserved(
  preserved: PreservedValues,
  id: number,
  columns: readonly string[],
  values: ColumnValue[],
): ColumnValue[] {
  const preserve = preserved.get(id);
  return preserve ? values.map((value, index) => preserve(columns[index] ?? "", value)) : values;
}

/** Written by staff's work and the CMS's own, never by an import. */
const systemFields = ["editedFields", "pictureProblems", "seo"];

/**
 * Writes a batch with its new cities and its change numbers in one transaction, all or nothing. An existing item keeps
 * its id.
 */
export async function writeItems(
  strapi: Core.Strapi,
  kind: ItemKind,
  writes: readonly ItemToWrite[],
  { places, isFirstImport }: { places: PlaceIndex; isFirstImport: boolean },
): Promise<void> {
  const { name, column } = tableOf(strapi, kind.uid);
  const now = new Date();
  const permanent = ["documentId", "createdAt", "publishedAt"].map(column);
  // These are among the written attributes too; an existing row keeps its own values.
  const untouched = [...permanent, ...systemFields.filter((key) => kind.attributes.includes(key)).map(column)];
  // Clears the staff member who last edited the item: this write is not theirs.
  const columns = [...permanent, column("updatedAt"), updatedByColumn, ...kind.attributes.map(column)];
  const valuesOf = ({ values }: ItemToWrite) => [newDocumentId(), now, now, now, null, ...values];

  pauseJobs(strapi);
  await inTransaction(strapi, async ({ trx }) => {
    await lockChanges(strapi);
    await addPlaces(strapi, newPlaces(writes, places));
    const ids = writes.flatMap(({ id }) => (id === null ? [] : [id]));
    const preserved = await readPreservedValues(strapi, trx, kind.uid, ids);
    // Two imports of one source at once, on two machines, meet at this key: the later one updates.
    const created = await upsertRows(strapi, trx, {
      table: name,
      columns,
      key: [column("source"), column("reference")],
      permanent: untouched,
      rows: writes.filter(({ id }) => id === null).map(valuesOf),
    });
    if (isFirstImport) await markAsBaseline(strapi, kind.change, created.map(String));
    // By id, so that an existing row does not use up a new id.
    const updated = await upsertRows(strapi, trx, {
      table: name,
      columns: ["id", ...columns],
      key: ["id"],
      permanent: untouched,
      rows: writes.flatMap((write) =>
        write.id === null ? [] : [[write.id, ...withPreserved(preserved, write.id, columns, valuesOf(write))]],
      ),
    });
    await appendChanges(strapi, kind.change, [...created, ...updated].map(String));
  });
}

/** API-3: takes items off the site in one transaction; they stay in the CMS. */
export async function withdrawItems(
  strapi: Core.Strapi,
  { uid, change }: ItemKind,
  absent: readonly number[],
): Promise<void> {
  const { name, column } = tableOf(strapi, uid);
  const now = new Date();
  await inTransaction(strapi, async ({ trx }) => {
    await lockChanges(strapi);
    await table(strapi, trx, name)
      .whereIn("id", [...absent])
      .update({ [column("withdrawnAt")]: now, [column("updatedAt")]: now, [updatedByColumn]: null });
    await appendChanges(strapi, change, absent.map(String));
  });
}
