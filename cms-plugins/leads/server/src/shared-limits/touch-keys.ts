import type { RateLimitCount, RateLimitHit } from "@gevel/config";
import { createMissingTable, inTransaction, perStrapi, table, type Migration } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const limitsTable = "gevel_shared_limits";

export const limitsMigrations: readonly Migration[] = [
  {
    name: "001-shared-limits-table",
    up: (db) =>
      createMissingTable(db, limitsTable, (columns) => {
        columns.string("key", 200).primary();
        columns.string("value", 200).notNullable();
        columns.integer("times").notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("until").notNullable();
        columns.index(["until"], "gevel_shared_limits_until");
      }),
  },
];

/** Expired rows are deleted along with a later request, at most this often. */
const sweepEvery = 10 * 60_000;

const sweeps = perStrapi(() => ({ last: 0 }));

const rowSchema = z.object({ value: z.string(), times: z.coerce.number(), until: z.coerce.number() });

/** Counts each key up. Concurrent requests each get their own count. */
export function touchKeys(
  strapi: Core.Strapi,
  keys: readonly RateLimitHit[],
  now = Date.now(),
): Promise<RateLimitCount[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, limitsTable);
    const sweep = sweeps(strapi);
    if (now - sweep.last > sweepEvery) {
      sweep.last = now;
      // Locked in the order of their keys, as all questions lock them.
      const over = rows().select("key").where("until", "<=", now).orderBy("key").forUpdate();
      await rows().whereIn("key", over).delete();
    }
    const counts: RateLimitCount[] = [];
    // All in the same order, so that two requests for the same keys never deadlock.
    const inOrder = keys.map((asked, at) => ({ ...asked, at })).sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { key, value, seconds, at } of inOrder) {
      const ifExpired = (fresh: string, otherwise: string) =>
        trx.raw(`case when ${limitsTable}.until <= ? then ${fresh} else ${otherwise} end`, [now]);
      const written: unknown = await rows()
        .insert({ key, value, times: 1, until: now + seconds * 1000 })
        .onConflict("key")
        .merge({
          value: ifExpired("excluded.value", `${limitsTable}.value`),
          times: ifExpired("1", `${limitsTable}.times + 1`),
          until: ifExpired("excluded.until", `${limitsTable}.until`),
        })
        .returning(["value", "times", "until"]);
      const [row] = rowSchema.array().parse(written);
      if (!row) throw new Error("the database did not return a touched key");
      // A request that waited for the row lock started before the period did; it gets the full period at most.
      const left = Math.min(Math.max(0, row.until - now), seconds * 1000);
      counts[at] = { value: row.value, times: row.times, left };
    }
    return counts;
  });
}

/** Takes back the count of an attempt that succeeded. */
export function releaseKeys(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    for (const key of [...keys].sort())
      await table(strapi, trx, limitsTable).where({ key }).andWhere("times", ">", 0).decrement("times", 1);
  });
}

/** Those counted and not expired; counts nothing. */
export function readKeys(strapi: Core.Strapi, keys: readonly string[], now = Date.now()): Promise<string[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows: unknown = await table(strapi, trx, limitsTable)
      .whereIn("key", [...keys])
      .andWhere("until", ">", now)
      .select("key");
    return z
      .array(z.object({ key: z.string() }))
      .parse(rows)
      .map(({ key }) => key);
  });
}
