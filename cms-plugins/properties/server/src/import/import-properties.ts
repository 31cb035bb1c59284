import { AppError, type FieldError, type ImportResponse } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readPlaces } from "../places/stored-places.js";
import { judgeInBatches } from "./judging/judge-in-batches.js";
import type { ListingToWrite } from "./judging/judge-item.js";
import { readKnown } from "./known-listings.js";
import { oneAtATime } from "./one-at-a-time.js";
import { referenceOf } from "./parse-item.js";
import { readChanged } from "./read-changed.js";
import { readJson, type ImportBody, type RawItem } from "./read-items.js";
import { absentFrom } from "./withdrawal.js";
import { withdrawListings, writeListings } from "./write-listings.js";

export interface ImportSettings {
  /** Share of a source's listings that a full feed may withdraw unless forced. */
  withdrawLimit: number;
  /** Listings a transaction. */
  batchSize: number;
}

/** A partial import of up to so many items asks for their listings by name; others read what the whole source has. */
const shortList = 500;

type Result = ImportResponse["results"][number];

const refusal = (reference: string, errors: FieldError[]): Result => ({ reference, outcome: "refused", errors });

function summarise(results: Result[]): ImportResponse {
  const summary = { created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 };
  for (const { outcome } of results) summary[outcome] += 1;
  return { summary, results };
}

interface ChangedItem {
  index: number;
  reference: string;
  rawChecksum: string;
}

const textAt = (items: readonly RawItem[], index: number): string => items[index]?.raw.toString() ?? "";

async function run(strapi: Core.Strapi, body: ImportBody, settings: ImportSettings): Promise<ImportResponse> {
  const { source, mode, force = false } = body.envelope;
  const full = mode === "full";
  const asked =
    full || body.items.length > shortList
      ? "all"
      : body.items.map((_, index) => referenceOf(readJson(textAt(body.items, index), `properties.${index}`)));
  const known = await readKnown(strapi, source, asked);
  const items = await readChanged(body.items, known);
  const references = items.map(({ reference }) => reference);
  const absent = full ? absentFrom({ known, references, limit: settings.withdrawLimit, force }) : [];

  const firstAt = new Map<string, number>();
  const results: Result[] = [];
  const changed: ChangedItem[] = [];
  for (const [index, item] of items.entries()) {
    const { reference } = item;
    const first = firstAt.get(reference);
    if (reference !== "" && first !== undefined) {
      const message = `is the reference of item ${first + 1} of this batch too; that one was taken`;
      results.push(refusal(reference, [{ field: "reference", message }]));
      continue;
    }
    firstAt.set(reference, index);
    results.push({ reference, outcome: "unchanged", errors: [] });
    if (!item.same) changed.push({ index, reference, rawChecksum: item.rawChecksum });
  }

  const places = await readPlaces(strapi);
  const batches = judgeInBatches(changed, settings.batchSize, { source, now: new Date() }, (item) => ({
    text: textAt(body.items, item.index),
    rawChecksum: item.rawChecksum,
    known: known.get(item.reference) ?? null,
  }));
  for await (const { items: judged, judgements } of batches) {
    const writes: ListingToWrite[] = [];
    for (const [at, { index, reference }] of judged.entries()) {
      const judgement = judgements[at];
      if (!judgement || judgement.outcome === "unchanged") continue;
      if (judgement.outcome === "refused") results[index] = refusal(reference, judgement.errors);
      else {
        results[index] = { reference, outcome: judgement.outcome, errors: [] };
        writes.push(judgement.write);
      }
    }
    if (writes.length > 0) await writeListings(strapi, writes, places);
  }

  for (let start = 0; start < absent.length; start += settings.batchSize)
    await withdrawListings(
      strapi,
      absent.slice(start, start + settings.batchSize).map(({ id }) => id),
    );
  for (const { reference } of absent) results.push({ reference, outcome: "withdrawn", errors: [] });
  return summarise(results);
}

/**
 * Way 2 of the house: reads each item, writes what changed batch by batch, and answers for each in its order; what a
 * full feed withdrew stands after them. One import of a source runs at a time.
 */
export async function importProperties(
  strapi: Core.Strapi,
  body: ImportBody,
  settings: ImportSettings,
): Promise<ImportResponse> {
  if (body.envelope.projects && body.envelope.projects.length > 0) {
    const message = "projects are not accepted yet; leave the field out";
    throw new AppError("INVALID_INPUT", message, [{ field: "projects", message }]);
  }
  return await oneAtATime(body.envelope.source, () => run(strapi, body, settings));
}
