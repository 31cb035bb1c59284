import { appendChanges } from "@gevel/change-log";
import { priceChangeItemSchema, validationMessages, type HistoryResult } from "@gevel/config";
import { fieldErrors, inTransaction, validateList, table, type AcceptedItem } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { portalSources } from "../../sources/portal-sources.js";
import { listingChangesTable } from "../history-tables.js";
import { keyOfItem, namedBy } from "./entry-kinds.js";
import { unknownListing } from "./import-entries.js";

const batchSize = 250;

type PriceItem = z.infer<typeof priceChangeItemSchema>;
interface PriceRow {
  listing: number;
  at: number;
  before: number | null;
  after: number | null;
}
const amount = z.number().nullable();
const rows = z.array(z.object({ listing: z.number(), at: z.coerce.number(), before: amount, after: amount }));

/** A source dates a change by its own clock, the CMS by when it saw it: changes at most this far apart are one. */
const isSameChange = 7 * 86_400_000;
const isSame = (one: PriceRow, other: PriceRow) =>
  one.listing === other.listing &&
  one.before === other.before &&
  one.after === other.after &&
  Math.abs(one.at - other.at) < isSameChange;

async function importBatch(
  strapi: Core.Strapi,
  source: string,
  batch: readonly AcceptedItem<PriceItem>[],
): Promise<Map<number, HistoryResult>> {
  return inTransaction(strapi, async ({ trx }) => {
    const names = batch.map(({ item }) => namedBy(source, item));
    const homes = await portalSources(strapi).listings(names);
    const stored: unknown = await table(strapi, trx, listingChangesTable)
      .whereIn(
        "listing",
        homes.flatMap((home) => home ?? []),
      )
      .where({ kind: "price" })
      .select("listing", "at", "before", "after");
    const known: PriceRow[] = rows.parse(stored);
    const answers = new Map<number, HistoryResult>();
    const writes: (PriceRow & { kind: "price"; is_public: number })[] = [];
    for (const [place, { index, reference, item }] of batch.entries()) {
      const home = homes[place] ?? null;
      if (home === null) {
        const errors = [unknownListing(names[place]?.source ?? source)];
        answers.set(index, { kind: "price", reference, outcome: "refused", errors });
        continue;
      }
      const row = { listing: home, at: Date.parse(item.at), before: item.before, after: item.after };
      if (known.some((other) => isSame(other, row))) continue;
      known.push(row);
      writes.push({ ...row, kind: "price", is_public: item.published === true ? 1 : 0 });
      answers.set(index, { kind: "price", reference, outcome: "created", errors: [] });
    }
    if (writes.length > 0) await table(strapi, trx, listingChangesTable).insert(writes);
    // Public price drops are computed from these rows: the site fetches the listing again.
    const published = new Set(writes.flatMap((row) => (row.is_public === 1 ? String(row.listing) : [])));
    if (published.size > 0) await appendChanges(strapi, "property", [...published]);
    return answers;
  });
}

/**
 * OWNER-7 A7: imports prices from before this CMS tracked them, for agencies that come from another system. Known
 * changes stay as they are.
 */
export async function importPrices(
  strapi: Core.Strapi,
  { source, items }: { source: string; items: readonly unknown[] },
): Promise<HistoryResult[]> {
  const readKey = (item: unknown) => {
    const { data } = priceChangeItemSchema.safeParse(item);
    return data ? keyOfItem(source, data, new Date(data.at).toISOString()) : "";
  };
  const { results: validated, accepted } = await validateList(items, "at", {
    referenceOf: readKey,
    parse(item) {
      const parsed = priceChangeItemSchema.safeParse(item, validationMessages(priceChangeItemSchema));
      return parsed.success
        ? { ok: true, item: parsed.data }
        : { ok: false, errors: fieldErrors(parsed.error, "a price") };
    },
  });
  const results: HistoryResult[] = validated.map((result) => ({ kind: "price", ...result }));
  for (let start = 0; start < accepted.length; start += batchSize)
    for (const [index, result] of await importBatch(strapi, source, accepted.slice(start, start + batchSize)))
      results[index] = result;
  return results;
}
