import {
  historyImportRequestSchema,
  historyImportResponseSchema,
  type HistoryImportResponse,
  type HistoryResult,
} from "@gevel/config";
import { endpoint, parseInput, rejectForeignSource } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { entryKinds } from "./entry-kinds.js";
import { importEntries } from "./import-entries.js";
import { importNumbers } from "./import-numbers.js";
import { importPrices } from "./import-prices.js";

function summaryOf(results: readonly HistoryResult[]): HistoryImportResponse["summary"] {
  const summary = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of results) summary[outcome] += 1;
  return summary;
}

/** POST /api/owner-stats/import: what happened to homes, sent by a program with a token that may. */
export const importController = ({ strapi }: { strapi: Core.Strapi }) => ({
  import: endpoint(strapi, historyImportResponseSchema, async (ctx) => {
    const { source, numbers = [], prices = [], ...lists } = parseInput(historyImportRequestSchema, ctx.request.body);
    await rejectForeignSource(strapi, ctx, source);
    const byKind = { visit: lists.visits, communication: lists.communications, "online-medium": lists.onlineMedia };
    const results: HistoryResult[] = [];
    for (const kind of entryKinds) {
      const items = kind.kind === "number" || kind.kind === "price" ? [] : (byKind[kind.kind] ?? []);
      results.push(...(await importEntries(strapi, kind, { source, items })));
    }
    results.push(...(await importNumbers(strapi, { source, items: numbers })));
    results.push(...(await importPrices(strapi, { source, items: prices })));
    return { summary: summaryOf(results), results };
  }),
});
