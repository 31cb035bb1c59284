import type { ImportItemProblem, PictureHosts } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { misplacedTown, readTownAs } from "../places/misplaced-town.js";
import type { PlaceIndex } from "../places/place-index.js";
import { pictureProblems } from "../items/picture-problems.js";
import type { ItemKind } from "../items/item-kind.js";
import { validateInBatches } from "./validation/validate-in-batches.js";
import type { ItemDefaults } from "./validation/item-defaults.js";
import type { ItemToWrite } from "./validation/validate-item.js";
import { readExisting, type ExistingItems } from "./validation/existing-items.js";
import { rejectedResult, type Result } from "../items/import-result.js";
import { referenceOf } from "../items/reference-of.js";
import { readChangedItems, type ReadItem } from "./read-changed-items.js";
import { readJson, type RawItem } from "./read-items.js";
import { findAbsent, type Absent } from "./withdrawal.js";
import { withdrawItems, writeItems } from "./write-items.js";
import { inTransaction, table, tableOf } from "@gevel/core";
import { z } from "zod";
import type { StoredRow } from "../items/stored-texts.js";
import { readNumber, type Row } from "../rows/read-value.js";
import { markAsBaseline, readBaseline } from "@gevel/change-log";

const itemRow = z.object({ id: z.number().int() }).optional();

/** The import log deletes its oldest entries, so it cannot tell whether a source's first import ended. */
const endKey = (kind: ItemKind, source: string): string => `${kind.change} ${source}`;

/**
 * FORM-9: an import is the first of its source while no item of it is stored: an empty file before it brought nothing.
 * One that resumes a killed first import is the first as well.
 */
async function isFirstImport(strapi: Core.Strapi, kind: ItemKind, source: string): Promise<boolean> {
  const { name, column } = tableOf(strapi, kind.uid);
  const item = await inTransaction(strapi, async ({ trx }) =>
    itemRow.parse(await table(strapi, trx, name).where(column("source"), source).orderBy("id").first("id")),
  );
  if (!item) return true;
  const key = String(item.id);
  if (!(await readBaseline(strapi, kind.change, [key])).has(key)) return false;
  return (await readBaseline(strapi, "first-import", [endKey(kind, source)])).size === 0;
}

/** Items that the source sends from here on are new. */
const endFirstImport = (strapi: Core.Strapi, kind: ItemKind, source: string): Promise<void> =>
  markAsBaseline(strapi, "first-import", [endKey(kind, source)]);

/** An item that was sent differently from last time with the same meaning. */
interface UnchangedItem {
  id: number;
  checksum: string;
  rawChecksum: string;
}

/**
 * Stores how an item was sent, so that the next import need not read it again. Nothing of it changed: no change number,
 * no later date. If somebody edited it or returned it to its source meanwhile, its checksum was cleared and stays so.
 */
async function storeRawChecksums(strapi: Core.Strapi, uid: string, items: readonly UnchangedItem[]): Promise<void> {
  const { name, column } = tableOf(strapi, uid);
  await inTransaction(strapi, async ({ trx }) => {
    for (const { id, checksum, rawChecksum } of items)
      await table(strapi, trx, name)
        .where({ id, [column("checksum")]: checksum })
        .update({ [column("rawChecksum")]: rawChecksum });
  });
}

const rows = z.custom<Row[]>((value) => Array.isArray(value));

/** The rows of a batch by id, with the fields an item may add a language to. */
async function readStoredRows(
  strapi: Core.Strapi,
  kind: ItemKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredRow>> {
  if (ids.length === 0) return new Map();
  const { name, column } = tableOf(strapi, kind.uid);
  const columns = Object.fromEntries(["editedFields", ...kind.texts].map((key) => [key, column(key)]));
  const found = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn("id", [...ids])
      .select({ id: "id", ...columns }),
  );
  return new Map(rows.parse(found).map((row) => [readNumber(row.id) ?? 0, row]));
}

export interface ImportSettings {
  /** Share of a source's items that a full import may withdraw unless forced. */
  withdrawLimit: number;
  /** Items a transaction. */
  batchSize: number;
  /** The source's settings. */
  defaults: ItemDefaults;
  /** Hosts that pictures of listings may be fetched from. */
  pictureHosts: PictureHosts;
}

/** A partial import of up to this many items queries them by reference; larger ones read all items of the source. */
const shortList = 500;

interface Sent {
  source: string;
  full: boolean;
  force: boolean;
  items: readonly RawItem[];
  /** References that the call takes off by name. */
  removals: readonly string[];
  /** Items of the whole call, for the withdrawal limit. */
  sent: number;
  settings: ImportSettings;
}

/** What an import will do with the items of one kind. Nothing is written yet, so that a rejected import changes nothing. */
export interface ImportPlan extends Sent {
  kind: ItemKind;
  known: ExistingItems;
  read: readonly ReadItem[];
  absent: readonly Absent[];
}

/** Stored data that items are validated against. */
export interface ReferenceData {
  places: PlaceIndex;
  /** The numbers of its property types. */
  types: ReadonlySet<number>;
}

interface ChangedItem {
  index: number;
  reference: string;
  rawChecksum: string;
}

/** Reports a town that is read as another one, or is shown without the law of a region. */
function placeProblems(place: ItemToWrite["place"], places: PlaceIndex): ImportItemProblem[] {
  const value = `${place.zip} ${place.name}`;
  const problem = misplacedTown(place, places);
  if (problem !== null)
    return [{ field: "zip", value, message: `${problem}; the home is shown without the law of a region` }];
  const message = readTownAs(place, places);
  return message === null ? [] : [{ field: "city", value, message }];
}

const textAt = (items: readonly RawItem[], index: number): string => items[index]?.raw.toString() ?? "";

export async function planImport(strapi: Core.Strapi, kind: ItemKind, call: Sent): Promise<ImportPlan> {
  const { source, full, force, items, removals, sent, settings } = call;
  const requested =
    full || items.length > shortList
      ? "all"
      : items.map((_, index) => referenceOf(readJson(textAt(items, index), `${kind.list}.${index}`)));
  const known = await readExisting(strapi, kind.uid, source, requested);
  const read = await readChangedItems(kind.list, items, known, settings.defaults);
  const references = read.map(({ reference }) => reference);
  const limit = settings.withdrawLimit;
  const absent = full ? findAbsent({ of: kind, known, references, removals, sent, limit, force }) : [];
  return { ...call, kind, known, read, absent };
}

/** Writes the changed items batch by batch and returns a result for each in order; withdrawn items come after them. */
export async function executePlan(
  strapi: Core.Strapi,
  plan: ImportPlan,
  { places, types }: ReferenceData,
): Promise<Result[]> {
  const { kind, source, items, known, absent, settings } = plan;
  const isFirst = await isFirstImport(strapi, kind, source);
  const firstAt = new Map<string, number>();
  const results: Result[] = [];
  const changed: ChangedItem[] = [];
  for (const [index, item] of plan.read.entries()) {
    const { reference } = item;
    const first = firstAt.get(reference);
    if (reference !== "" && first !== undefined) {
      const message = `is the reference of item ${first + 1} of this batch too; only that one was read`;
      results.push(rejectedResult(reference, [{ field: "reference", message }]));
      continue;
    }
    firstAt.set(reference, index);
    results.push({ reference, outcome: "unchanged", errors: [] });
    if (!item.same) changed.push({ index, reference, rawChecksum: item.rawChecksum });
  }

  const { defaults } = settings;
  const context = { list: kind.list, source, now: new Date(), defaults, isFirstImport: isFirst, types };
  const batches = validateInBatches(changed, settings.batchSize, context, async (batch) => {
    const of = batch.map(({ reference }) => known.get(reference) ?? null);
    const rows = await readStoredRows(
      strapi,
      kind,
      of.flatMap((item) => (item ? [item.id] : [])),
    );
    return batch.map(({ index, rawChecksum }, at) => {
      const item = of[at] ?? null;
      return { text: textAt(items, index), rawChecksum, known: item, stored: (item && rows.get(item.id)) ?? null };
    });
  });
  for await (const { items: validated, itemResults } of batches) {
    const writes: ItemToWrite[] = [];
    const same: UnchangedItem[] = [];
    for (const [at, { index, reference, rawChecksum }] of validated.entries()) {
      const result = itemResults[at];
      if (!result) continue;
      if (result.outcome === "unchanged") {
        const item = known.get(reference);
        if (item) same.push({ id: item.id, checksum: item.checksum, rawChecksum });
      } else if (result.outcome === "refused") {
        results[index] = { ...rejectedResult(reference, result.errors), ...(reference === "" && { index }) };
      } else {
        const { outcome, write } = result;
        const problems = [
          ...result.problems,
          ...placeProblems(write.place, places),
          ...pictureProblems(write.pictures, settings.pictureHosts),
        ];
        results[index] = { reference, outcome, errors: [], ...(problems.length > 0 && { problems }) };
        writes.push(write);
      }
    }
    if (writes.length > 0) await writeItems(strapi, kind, writes, { places, isFirstImport: isFirst });
    if (same.length > 0) await storeRawChecksums(strapi, kind.uid, same);
  }
  if (isFirst && results.some(({ outcome }) => outcome !== "refused")) await endFirstImport(strapi, kind, source);

  for (let start = 0; start < absent.length; start += settings.batchSize)
    await withdrawItems(
      strapi,
      kind,
      absent.slice(start, start + settings.batchSize).map(({ id }) => id),
    );
  for (const { reference } of absent) results.push({ reference, outcome: "withdrawn", errors: [] });
  return results;
}
