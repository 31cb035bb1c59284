import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ChangeKind } from "./change.js";
import { baselineTable } from "./change-tables.js";

/** Rows a statement; SQLite binds at most 32,766 values. */
const rowsAtOnce = 500;

const rows = z.array(z.object({ key: z.string() }));

/**
 * Marks the items of a source's first import, so that no search alert announces them as new. The mark belongs to the
 * item, not to its change, which a later change may replace before every reader has seen it.
 */
export function markAsBaseline(strapi: Core.Strapi, kind: ChangeKind, keys: readonly string[]): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    for (let start = 0; start < keys.length; start += rowsAtOnce)
      await table(strapi, trx, baselineTable)
        .insert(keys.slice(start, start + rowsAtOnce).map((key) => ({ kind, key })))
        .onConflict(["kind", "key"])
        .ignore();
  });
}

/** Returns those of these items that came with the first import of their source. */
export function readBaseline(
  strapi: Core.Strapi,
  kind: ChangeKind,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, baselineTable)
      .where({ kind })
      .whereIn("key", [...keys])
      .select("key");
    return new Set(rows.parse(found).map(({ key }) => key));
  });
}
