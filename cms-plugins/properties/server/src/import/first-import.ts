import { readNoNews } from "@gevel/change-feed";
import { inTransaction, table, tableOf } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { historyTable } from "../history/history-table.js";
import type { ItemKind } from "../items/item-kind.js";

const itemRow = z.object({ id: z.number().int() }).optional();

/**
 * FORM-9: an import is the first of its source while no item of it is there: an empty file before it brought nothing. One that
 * goes on where a killed first import stopped is the first as well.
 */
export async function isFirstImport(strapi: Core.Strapi, kind: ItemKind, source: string): Promise<boolean> {
  const { name, column } = tableOf(strapi, kind.uid);
  const [item, ended] = await inTransaction(strapi, async ({ trx }) => [
    itemRow.parse(await table(strapi, trx, name).where(column("source"), source).orderBy("id").first("id")),
    itemRow.parse(await table(strapi, trx, historyTable).where({ source, ending: "done" }).first("id")),
  ]);
  if (!item) return true;
  if (ended) return false;
  const key = String(item.id);
  return (await readNoNews(strapi, kind.change, [key])).has(key);
}
