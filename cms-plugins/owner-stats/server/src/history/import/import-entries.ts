import { isDeepStrictEqual } from "node:util";
import { referenceSchema, type HistoryResult } from "@gevel/config";
import { inTransaction, validateList, type AcceptedItem } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { portalSources } from "../../sources/portal-sources.js";
import { namedBy, type EntryKind } from "./entry-kinds.js";
import { readEntries, writeEntries, type EntryToWrite } from "./stored-entries.js";

/** Entries a transaction: SQLite binds at most 32,766 values a statement. */
const batchSize = 250;

type NamedEntry = Extract<ReturnType<EntryKind["parse"]>, { ok: true }>["item"];

const named = z.object({ reference: referenceSchema });
const referenceOf = (item: unknown) => named.safeParse(item).data?.reference ?? "";

export const unknownListing = (source: string) => ({
  field: "property",
  message: `is no listing of the source ${source}`,
});

async function importBatch(
  strapi: Core.Strapi,
  kind: EntryKind,
  source: string,
  batch: readonly AcceptedItem<NamedEntry>[],
): Promise<Map<number, HistoryResult>> {
  return inTransaction(strapi, async () => {
    const names = batch.map(({ item }) => namedBy(source, item));
    const homes = await portalSources(strapi).listings(names);
    const stored = await readEntries(
      strapi,
      kind,
      source,
      batch.map(({ reference }) => reference),
    );
    const answers = new Map<number, HistoryResult>();
    const writes: EntryToWrite[] = [];
    for (const [place, { index, reference, item }] of batch.entries()) {
      const answer = { kind: kind.kind, reference };
      const home = homes[place] ?? null;
      if (home === null) {
        const errors = [unknownListing(names[place]?.source ?? source)];
        answers.set(index, { ...answer, outcome: "refused", errors });
        continue;
      }
      const before = stored.get(reference) ?? null;
      const values = item.values(before?.values ?? null);
      if (before && isDeepStrictEqual({ home, values }, before)) continue;
      writes.push({ reference, home, values });
      answers.set(index, { ...answer, outcome: before ? "updated" : "created", errors: [] });
    }
    await writeEntries(strapi, kind, source, writes);
    return answers;
  });
}

/** OWNER-7: upserts entries of a source; each item is answered for in its place. */
export async function importEntries(
  strapi: Core.Strapi,
  kind: EntryKind,
  { source, items }: { source: string; items: readonly unknown[] },
): Promise<HistoryResult[]> {
  const { results: validated, accepted } = await validateList(items, "reference", { referenceOf, parse: kind.parse });
  const results: HistoryResult[] = validated.map((result) => ({ kind: kind.kind, ...result }));
  for (let start = 0; start < accepted.length; start += batchSize) {
    const batch = accepted.slice(start, start + batchSize);
    const answers = await importBatch(strapi, kind, source, batch).catch((cause: unknown) => {
      // A failing query names the values it was to write, and a visitor's name is a person's: it goes into no log.
      const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no code";
      throw new Error(`a batch of ${kind.kind} could not be written (${code})`);
    });
    for (const [index, result] of answers) results[index] = result;
  }
  return results;
}
