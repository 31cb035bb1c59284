import { belgianDay, oldestVisitorHash, countPageViews, type ViewBatch } from "@gevel/config";
import { inTransaction, lockInTransaction, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { viewBatchesTable, viewDaysTable, viewMarksTable } from "./view-tables.js";

/** SQLite binds at most 32,766 values a statement, and takes 500 rows of an insert as knex writes it. */
const idsPerQuery = 1_000;
const rowsPerInsert = 400;

const markRows = z.array(z.object({ mark: z.string(), at: z.coerce.number() }));

interface Seen {
  listing: number;
  day: string;
  seconds: Set<number>;
}

/** By the mark, which is unique per visitor, listing and day. */
function byMark(views: ViewBatch["views"]): Map<string, Seen> {
  const marks = new Map<string, Seen>();
  for (const [listing, mark, at] of views) {
    const seen = marks.get(mark) ?? { listing, day: belgianDay(new Date(at * 1000)), seconds: new Set() };
    seen.seconds.add(at);
    marks.set(mark, seen);
  }
  return marks;
}

async function storedSeconds(strapi: Core.Strapi, trx: Connection, marks: readonly string[]) {
  const known = new Map<string, Set<number>>();
  for (let start = 0; start < marks.length; start += idsPerQuery) {
    const chunk = marks.slice(start, start + idsPerQuery);
    const rows = markRows.parse(await table(strapi, trx, viewMarksTable).whereIn("mark", chunk).select("mark", "at"));
    for (const { mark, at } of rows) known.set(mark, (known.get(mark) ?? new Set()).add(at));
  }
  return known;
}

async function saveMarks(strapi: Core.Strapi, trx: Connection, rows: readonly { mark: string; at: number }[]) {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await table(strapi, trx, viewMarksTable)
      .insert(rows.slice(start, start + rowsPerInsert))
      .onConflict(["mark", "at"])
      .ignore();
}

type DayRow = { listing: number; day: string; views: number };

/** The page views a batch adds per listing and day. */
class Additions {
  readonly #rows = new Map<string, DayRow>();

  add(listing: number, day: string, views: number): void {
    if (views === 0) return;
    const key = `${listing} ${day}`;
    const row = this.#rows.get(key) ?? { listing, day, views: 0 };
    row.views += views;
    this.#rows.set(key, row);
  }

  async store(strapi: Core.Strapi, trx: Connection): Promise<void> {
    const rows = [...this.#rows.values()];
    for (let start = 0; start < rows.length; start += rowsPerInsert)
      await table(strapi, trx, viewDaysTable)
        .insert(rows.slice(start, start + rowsPerInsert))
        .onConflict(["listing", "day"])
        .merge({ views: trx.raw("?? + excluded.??", [`${viewDaysTable}.views`, "views"]) });
  }
}

/**
 * OWNER-5: counts a batch of the site, all of it or nothing, and only once however often it is delivered. A visitor's
 * views of a listing are compared with those already known, so the sum is the same in whatever order sites deliver.
 * Returns false if it was counted before.
 */
export function storeBatch(strapi: Core.Strapi, { batch, views, counted }: ViewBatch, now: Date): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    // Batches are counted one after the other, for a visitor may be in two of them.
    await lockInTransaction(strapi, trx, "viewBatches");
    const fresh: unknown[] = await table(strapi, trx, viewBatchesTable)
      .insert({ batch, at: now.getTime() })
      .onConflict("batch")
      .ignore()
      .returning("batch");
    if (fresh.length === 0) return false;

    const marks = byMark(views);
    const known = await storedSeconds(strapi, trx, [...marks.keys()]);
    const oldest = oldestVisitorHash(now).getTime() / 1000;
    const additions = new Additions();
    const newMarks: { mark: string; at: number }[] = [];
    for (const [mark, { listing, day, seconds }] of marks) {
      const before = known.get(mark) ?? [];
      const after = new Set([...before, ...seconds]);
      additions.add(listing, day, countPageViews(after) - countPageViews(before));
      for (const at of seconds) if (at >= oldest) newMarks.push({ mark, at });
    }
    for (const [day, listing, visits] of counted) additions.add(listing, day, visits);
    await saveMarks(strapi, trx, newMarks);
    await additions.store(strapi, trx);
    return true;
  });
}
