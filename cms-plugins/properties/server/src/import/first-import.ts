import { markAsBaseline, readBaseline } from "@gevel/change-log";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ItemKind } from "../items/item-kind.js";

const itemRow = z.object({ id: z.number().int() }).optional();

/** The import history forgets its oldest entries, so that it cannot say whether a source's first import ended. */
const endKey = (kind: ItemKind, source: string): string => `${kind.change} ${source}`;

/**
 * FORM-9: an import is the first of its source while no item of it is there: an empty file before it brought nothing. One that
 * goes on where a killed first import stopped is the first as well.
 */
export async function isFirstImport(strapi: Core.Strapi, kind: ItemKind, source: string): Promise<boolean> {
  const { name, column } = tableOf(strapi, kind.uid);
  const item = await inTransaction(strapi, async ({ trx }) =>
    itemRow.parse(await table(strapi, trx, name).where(column("source"), source).orderBy("id").first("id")),
  );
  if (!item) return true;
  const key = String(item.id);
  if (!(await readBaseline(strapi, kind.change, [key])).has(key)) return false;
  return (await readBaseline(strapi, "first-import", [endKey(kind, source)])).size === 0;
}

/** Items that the source sends from here on are new. */
export const endFirstImport = (strapi: Core.Strapi, kind: ItemKind, source: string): Promise<void> =>
  markAsBaseline(strapi, "first-import", [endKey(kind, source)]);
