import { isDeepStrictEqual } from "node:util";
import { appendChange, inTransaction, lockChanges } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { propertyTypeUid } from "../content-types/property-type-schema.js";
import { refusal, type Result } from "../import/import-items.js";
import { judgeList } from "../import/judge-list.js";
import { newDocumentId } from "../rows/new-document-id.js";
import { tableOf } from "../rows/table-of.js";
import { upsertRows } from "../rows/upsert-rows.js";
import { appendTouched } from "../staff/append-touched.js";
import { mergeType, parseType, typeReferenceOf, type WrittenType } from "./parse-type.js";
import { readTypes } from "./stored-types.js";

const written = ["webId", "name", "showOrder", "sale", "rent"] as const;

/** Writes types by their numbers and answers the ids of their rows. */
async function upsertTypes(strapi: Core.Strapi, types: readonly WrittenType[]): Promise<number[]> {
  const { name: tableName, column } = tableOf(strapi, propertyTypeUid);
  const lasting = ["documentId", "createdAt", "publishedAt"].map(column);
  const now = new Date();
  return await inTransaction(strapi, ({ trx }) =>
    upsertRows(strapi, trx, {
      table: tableName,
      columns: [...lasting, column("updatedAt"), ...written.map(column)],
      key: [column("webId")],
      lasting,
      rows: types.map(({ webId, name, showOrder, sale, rent }) => [
        ...[newDocumentId(), now, now, now, webId],
        ...[JSON.stringify(name), showOrder, sale, rent],
      ]),
    }),
  );
}

/**
 * API-1: upserts property types by their `webId`, all in one transaction with what changes by it: the list of types, and
 * the listings and projects that read otherwise where a type is new or has another name.
 */
export async function importTypes(strapi: Core.Strapi, items: readonly unknown[]): Promise<Result[]> {
  const { results, taken } = await judgeList(items, "webId", { referenceOf: typeReferenceOf, parse: parseType });
  if (taken.length === 0) return results;
  await inTransaction(strapi, async () => {
    await lockChanges(strapi);
    const stored = new Map((await readTypes(strapi)).map(({ id: _id, ...type }) => [type.webId, type]));
    const renamed: WrittenType[] = [];
    const others: WrittenType[] = [];
    for (const { index, reference, item } of taken) {
      const before = stored.get(item.webId) ?? null;
      const merged = mergeType(item, before);
      if (!merged.ok) results[index] = refusal(reference, merged.errors);
      else if (!isDeepStrictEqual(merged.item, before)) {
        results[index] = { reference, outcome: before ? "updated" : "created", errors: [] };
        (isDeepStrictEqual(merged.item.name, before?.name) ? others : renamed).push(merged.item);
      }
    }
    await upsertTypes(strapi, others);
    await appendTouched(strapi, propertyTypeUid, await upsertTypes(strapi, renamed));
    if (others.length > 0) await appendChange(strapi, "property-types", "all");
  });
  return results;
}
