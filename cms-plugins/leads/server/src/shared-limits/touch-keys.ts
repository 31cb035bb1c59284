import type { RateLimitCount, RateLimitHit } from "@gevel/config";
import { inTransaction, perStrapi, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const limitsTable = "gevel_shared_limits";

/** Any fixed number of our own: two instances that start at once create the table one after the other. */
const creationLock = 4_711_310;

/** Creates the table where it is missing; Strapi leaves tables alone that it never tracked. */
export function ensureLimitsTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(limitsTable)) return;
    await schema().createTable(limitsTable, (columns) => {
      columns.string("key", 200).primary();
      columns.string("value", 200).notNullable();
      columns.integer("times").notNullable();
      // Milliseconds since 1970.
      columns.bigInteger("until").notNullable();
      columns.index(["until"], "gevel_shared_limits_until");
    });
  });
}

/** Rows whose time is over go with one of the next questions, at most so often. */
const sweepEvery = 10 * 60_000;

const sweeps = perStrapi(() => ({ last: 0 }));

const rowSchema = z.object({ value: z.string(), times: z.coerce.number(), until: z.coerce.number() });

/** One more of each key. Of any number of questions at the same moment each gets its own number. */
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
    // All in one order: two questions for the same keys never wait for each other.
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
      // Who waited for the row behind a later question began before the term did, and is told the whole term at most.
      const left = Math.min(Math.max(0, row.until - now), seconds * 1000);
      counts[at] = { value: row.value, times: row.times, left };
    }
    return counts;
  });
}

/** What was counted and turned out well is counted no more. */
export function releaseKeys(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    for (const key of [...keys].sort())
      await table(strapi, trx, limitsTable).where({ key }).andWhere("times", ">", 0).decrement("times", 1);
  });
}

/** Those of them that were touched and are not over; nothing is counted. */
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
