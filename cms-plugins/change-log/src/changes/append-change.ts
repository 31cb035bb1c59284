import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { sourceOf } from "../delta/change-sources.js";
import type { ChangeKind } from "./change.js";
import { changesTable, counterTable } from "./change-tables.js";
import { notifySite } from "./notify-site.js";

/** Rows a statement; SQLite binds at most 32,766 values. */
const batchSize = 500;

/**
 * Takes the counter's row lock, held until the transaction ends, so that whoever writes after it writes alone.
 * Call it before the first write where two transactions may touch the same rows: taking the lock last can deadlock.
 */
export function lockChanges(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, counterTable).where({ id: 1 }).forUpdate().first("value");
  });
}

/** Writes down one change; see {@link appendChanges}. Answers its number. */
export function appendChange(strapi: Core.Strapi, kind: ChangeKind, key: string): Promise<number> {
  return appendChanges(strapi, kind, [key]);
}

/**
 * Writes down that these changed, in the transaction that changes them: both are there or neither is. The numbers come
 * from one row that stays locked until commit, so they have no gaps and follow the order of the commits. Only the last
 * change of a kind and key is kept: the log never outgrows what it is about, and read from 0 it names all there is.
 * The site is told after the commit. Answers the highest number given.
 */
export async function appendChanges(strapi: Core.Strapi, kind: ChangeKind, keys: readonly string[]): Promise<number> {
  if (!sourceOf(strapi, kind)) throw new Error(`no change source is registered for changes of kind ${kind}`);
  if (!strapi.db.inTransaction()) throw new Error("a change must be logged in the transaction that makes it");
  const distinct = [...new Set(keys)];
  return inTransaction(strapi, async ({ trx, onCommit }) => {
    const counterRows: { value: number | string }[] = await table(strapi, trx, counterTable)
      .where({ id: 1 })
      .increment("value", distinct.length)
      .returning("value");
    const counter = counterRows[0];
    if (!counter) throw new Error("the change counter is missing: ensureChangeTables did not run");
    const last = Number(counter.value);
    const at = new Date().toISOString();
    const rows = distinct.map((key, index) => ({ seq: last - distinct.length + 1 + index, kind, key, at }));
    for (let start = 0; start < rows.length; start += batchSize) {
      await table(strapi, trx, changesTable)
        .insert(rows.slice(start, start + batchSize))
        .onConflict(["kind", "key"])
        .merge(["seq", "at"]);
    }
    if (distinct.length > 0) onCommit(() => notifySite(strapi, last));
    return last;
  });
}
