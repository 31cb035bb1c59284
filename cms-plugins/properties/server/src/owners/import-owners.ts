import { isDeepStrictEqual } from "node:util";
import type { FieldError } from "@gevel/config";
import { lockChanges } from "@gevel/change-log";
import { inTransaction, validateList, type AcceptedItem } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { propertyUid } from "../rows/content-type-uids.js";
import { rejectedResult, type Result } from "../items/import-result.js";
import { referenceOf } from "../items/reference-of.js";
import { readNumber } from "../rows/read-value.js";
import { dropAccounts, ensureAccounts } from "./owner-accounts.js";
import { parseOwner, type NamedOwner } from "./parse-owner.js";
import { readByReference, readOwners, writeOwners, type OwnerToWrite } from "./stored-owners.js";

/** Enough to mend an item. */
const errorLimit = 20;

interface OwnersToImport {
  source: string;
  items: readonly unknown[];
  /** Owners a transaction. */
  batchSize: number;
  /** The role of accounts that are made. */
  role: number;
}

/** The listings an owner names, by id, or the places of those that the source does not have. */
function ownedListings(properties: readonly string[], known: ReadonlyMap<string, number>) {
  const ids = new Set<number>();
  const errors: FieldError[] = [];
  for (const [index, reference] of properties.entries()) {
    const id = known.get(reference);
    if (id === undefined) errors.push({ field: `properties.${index}`, message: "is no listing of this source" });
    else ids.add(id);
  }
  return { ids, errors: errors.slice(0, errorLimit) };
}

/** Writes a batch with its links and accounts in one transaction and answers for what is not unchanged. */
async function importBatch(
  strapi: Core.Strapi,
  { source, role }: OwnersToImport,
  batch: readonly AcceptedItem<NamedOwner>[],
): Promise<Map<number, Result>> {
  return await inTransaction(strapi, async () => {
    await lockChanges(strapi);
    const references = batch.map(({ reference }) => reference);
    const stored = await readOwners(strapi, source, references);
    const named = [...new Set(batch.flatMap(({ item }) => item.properties))];
    const listing = { uid: propertyUid, source, attributes: [] };
    const listings = await readByReference(strapi, listing, named, (at) => readNumber(at("id")) ?? 0);
    const answers = new Map<number, Result>();
    const writes: OwnerToWrite[] = [];
    const addresses: string[] = [];
    const left: string[] = [];
    for (const { index, reference, item } of batch) {
      const { ids: properties, errors } = ownedListings(item.properties, listings);
      if (errors.length > 0) {
        answers.set(index, rejectedResult(reference, errors));
        continue;
      }
      const before = stored.get(reference);
      const { email, name, language } = item;
      const owner = { email, name, language, properties };
      if (before && isDeepStrictEqual({ ...owner, id: before.id }, { ...before })) continue;
      answers.set(index, { reference, outcome: before ? "updated" : "created", errors: [] });
      writes.push({ reference, ...owner });
      // An account that staff removed comes back with another address only.
      if (before?.email !== email) addresses.push(email);
      if (before && before.email !== email) left.push(before.email);
    }
    await writeOwners(strapi, source, writes);
    await ensureAccounts(strapi, addresses, role);
    await dropAccounts(strapi, left);
    return answers;
  });
}

/** API-1: upserts who owns which listings of a source. Call it after the listings are written. */
export async function importOwners(strapi: Core.Strapi, owners: OwnersToImport): Promise<Result[]> {
  const { results: validated, accepted } = await validateList(owners.items, "reference", {
    referenceOf,
    parse: parseOwner,
  });
  const results: Result[] = validated;
  for (let start = 0; start < accepted.length; start += owners.batchSize) {
    const batch = accepted.slice(start, start + owners.batchSize);
    const answers = await importBatch(strapi, owners, batch).catch((cause: unknown) => {
      // A failing query names the values it was to write, and these are people's: they go into no log.
      const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no code";
      throw new Error(`a batch of owners could not be written (${code})`);
    });
    for (const [index, result] of answers) results[index] = result;
  }
  return results;
}
