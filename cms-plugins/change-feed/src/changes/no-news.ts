import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ChangeKind } from "./change.js";
import { noNewsTable } from "./change-tables.js";

/** Rows a statement; SQLite binds at most 32,766 values. */
const rowsAtOnce = 500;

const rows = z.array(z.object({ key: z.string() }));

/**
 * Marks what its source had before it was sent here: nobody is mailed that it is new. The mark stands with the item and not
 * with its change, which a later one replaces before everybody has read it.
 */
export function markNoNews(strapi: Core.Strapi, kind: ChangeKind, keys: readonly string[]): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    for (let start = 0; start < keys.length; start += rowsAtOnce)
      await table(strapi, trx, noNewsTable)
        .insert(keys.slice(start, start + rowsAtOnce).map((key) => ({ kind, key })))
        .onConflict(["kind", "key"])
        .ignore();
  });
}

/** Which of these are no news. */
export function readNoNews(
  strapi: Core.Strapi,
  kind: ChangeKind,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, noNewsTable)
      .where({ kind })
      .whereIn("key", [...keys])
      .select("key");
    return new Set(rows.parse(found).map(({ key }) => key));
  });
}
