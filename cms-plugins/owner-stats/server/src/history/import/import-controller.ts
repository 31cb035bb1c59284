import {
  historyImportRequestSchema,
  historyImportResponseSchema,
  type HistoryImportResponse,
  type HistoryKind,
  type HistoryResult,
  portalNumberItemSchema,
  slugify,
  validationMessages,
} from "@gevel/config";
import {
  endpoint,
  parseInput,
  rejectForeignSource,
  fieldErrors,
  inTransaction,
  validateList,
  table,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { entryKinds, keyOfItem, namedBy } from "./entry-kinds.js";
import { importEntries, unknownListing } from "./import-entries.js";
import { importOfferEnds } from "./import-offer-ends.js";
import { importPrices } from "./import-prices.js";
import { z } from "zod";
import { portalSources } from "../../sources/portal-sources.js";
import { portalDaysTable } from "../history-tables.js";

const batchSize = 250;

const rows = z.array(
  z.object({ property_id: z.number(), source: z.string(), day: z.string(), views: z.coerce.number() }),
);
const rowKey = (row: { property_id: number; source: string; day: string }) =>
  `${row.property_id} ${row.day} ${row.source}`;

/** OWNER-7: page views counted by portals, one number per listing, medium and day; the last one sent wins. */
async function importNumbers(
  strapi: Core.Strapi,
  { source, items }: { source: string; items: readonly unknown[] },
): Promise<HistoryResult[]> {
  // A medium is one however it is written: “Immoweb” and “immoweb”.
  const mediumOf = (medium: string | undefined) => slugify(medium ?? source) || source;
  const readKey = (item: unknown) => {
    const { data } = portalNumberItemSchema.safeParse(item);
    return data ? keyOfItem(source, data, mediumOf(data.medium), data.day) : "";
  };
  const { results: validated, accepted } = await validateList(items, "day", {
    referenceOf: readKey,
    parse(item) {
      const parsed = portalNumberItemSchema.safeParse(item, validationMessages(portalNumberItemSchema));
      return parsed.success
        ? { ok: true, item: parsed.data }
        : { ok: false, errors: fieldErrors(parsed.error, "a number") };
    },
  });
  const results: HistoryResult[] = validated.map((result) => ({ kind: "number", ...result }));
  for (let start = 0; start < accepted.length; start += batchSize) {
    const batch = accepted.slice(start, start + batchSize);
    await inTransaction(strapi, async ({ trx }) => {
      const names = batch.map(({ item }) => namedBy(source, item));
      const homes = await portalSources(strapi).listings(names);
      const days = await table(strapi, trx, portalDaysTable)
        .whereIn(
          "property_id",
          homes.flatMap((home) => home ?? []),
        )
        .whereIn("day", [...new Set(batch.map(({ item }) => item.day))]);
      const stored = new Map(rows.parse(days).map((row) => [rowKey(row), row.views]));
      const writes = [];
      for (const [place, { index, reference, item }] of batch.entries()) {
        const home = homes[place] ?? null;
        if (home === null) {
          const errors = [unknownListing(names[place]?.source ?? source)];
          results[index] = { kind: "number", reference, outcome: "refused", errors };
          continue;
        }
        const row = { property_id: home, source: mediumOf(item.medium), day: item.day, views: item.views };
        const before = stored.get(rowKey(row));
        if (before === item.views) continue;
        writes.push(row);
        results[index] = {
          kind: "number",
          reference,
          outcome: before === undefined ? "created" : "updated",
          errors: [],
        };
      }
      if (writes.length > 0)
        await table(strapi, trx, portalDaysTable)
          .insert(writes.toSorted((one, other) => rowKey(one).localeCompare(rowKey(other))))
          .onConflict(["property_id", "source", "day"])
          .merge(["views"]);
    });
  }
  return results;
}

function summaryOf(results: readonly HistoryResult[]): HistoryImportResponse["summary"] {
  const summary = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) summary[outcome] += 1;
  return summary;
}

/** POST /api/owner-stats/import: activities of listings, sent by a program whose token has the permission. */
export const importController = ({ strapi }: { strapi: Core.Strapi }) => ({
  import: endpoint(strapi, historyImportResponseSchema, async (ctx) => {
    const {
      source,
      numbers = [],
      prices = [],
      ends = [],
      ...lists
    } = parseInput(historyImportRequestSchema, ctx.request.body);
    await rejectForeignSource(strapi, ctx, source);
    const byKind: Partial<Record<HistoryKind, unknown[]>> = {
      visit: lists.visits,
      communication: lists.communications,
      "online-medium": lists.onlineMedia,
    };
    const results: HistoryResult[] = [];
    for (const kind of entryKinds) {
      results.push(...(await importEntries(strapi, kind, { source, items: byKind[kind.kind] ?? [] })));
    }
    results.push(...(await importNumbers(strapi, { source, items: numbers })));
    results.push(...(await importPrices(strapi, { source, items: prices })));
    results.push(...(await importOfferEnds(strapi, { source, items: ends })));
    return { summary: summaryOf(results), results };
  }),
});
