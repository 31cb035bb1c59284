import { isDeepStrictEqual } from "node:util";
import { type FieldError, languageSchema, type Language, ownerInputSchema, validationMessages } from "@gevel/config";
import { lockChanges } from "@gevel/change-log";
import {
  inTransaction,
  validateList,
  type AcceptedItem,
  newDocumentId,
  table,
  tableOf,
  fieldErrors,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { propertyUid, ownerUid } from "../rows/content-type-uids.js";
import { rejectedResult, type Result } from "../items/import-result.js";
import { referenceOf } from "../items/reference-of.js";
import { readNumber, readText } from "../rows/read-value.js";
import { dropAccounts, ensureAccounts } from "./owner-accounts.js";
import { z } from "zod";
import { upsertRows } from "../rows/upsert-rows.js";
import { inParts, readLinks, writeLinks } from "./owner-links.js";
import { lineOf } from "../items/item-values.js";
import type { Parsed } from "../items/item-kind.js";

/** An owner as sent in an item. */
interface NamedOwner {
  email: string;
  name: string;
  language: Language | null;
  /** In the order of the item: errors name the index. */
  properties: string[];
}

/** Messages leave out what was sent: the import log stores the response, and an owner is a person. */
const messages = validationMessages(ownerInputSchema);

/** Parses one owner of an import (API-2). Omitted fields are empty, as with listings. */
export function parseOwner(value: unknown): Parsed<NamedOwner> {
  const parsed = ownerInputSchema.safeParse(value, messages);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "an owner") };
  const { email, name, language = null, properties } = parsed.data;
  return { ok: true, item: { email: email.toLowerCase(), name: lineOf(name), language, properties } };
}

interface StoredOwner {
  id: number;
  email: string;
  name: string;
  language: Language | null;
  /** Ids of listings. */
  properties: ReadonlySet<number>;
}

type OwnerToWrite = Omit<StoredOwner, "id"> & { reference: string };

const rows = z.array(z.record(z.string(), z.unknown()));
const language = languageSchema.nullable().catch(null);

/** Rows of a source by their references. */
async function readByReference<Item>(
  strapi: Core.Strapi,
  { uid, source, attributes }: { uid: string; source: string; attributes: readonly string[] },
  references: readonly string[],
  read: (at: (attribute: string) => unknown) => Item,
): Promise<Map<string, Item>> {
  const { name, column } = tableOf(strapi, uid);
  return await inTransaction(strapi, async ({ trx }) => {
    const found = new Map<string, Item>();
    for (const part of inParts(references)) {
      const query = table(strapi, trx, name)
        .where(column("source"), source)
        .whereIn(column("reference"), part)
        .select(["id", "reference", ...attributes].map(column));
      for (const row of rows.parse(await query))
        found.set(
          readText(row[column("reference")]),
          read((attribute) => row[column(attribute)]),
        );
    }
    return found;
  });
}

/** The owners of a source that are named, by reference. */
async function readOwners(
  strapi: Core.Strapi,
  source: string,
  references: readonly string[],
): Promise<Map<string, StoredOwner>> {
  const found = await readByReference(
    strapi,
    { uid: ownerUid, source, attributes: ["email", "name", "language"] },
    references,
    (at) => ({
      id: readNumber(at("id")) ?? 0,
      email: readText(at("email")),
      name: readText(at("name")),
      language: language.parse(at("language")),
    }),
  );
  const links = await readLinks(
    strapi,
    [...found.values()].map(({ id }) => id),
  );
  return new Map(
    [...found].map(([reference, owner]) => [reference, { ...owner, properties: links.get(owner.id) ?? new Set() }]),
  );
}

/** Writes owners of a source with their links; an existing owner keeps its row. */
async function writeOwners(strapi: Core.Strapi, source: string, owners: readonly OwnerToWrite[]): Promise<void> {
  if (owners.length === 0) return;
  const { name: tableName, column } = tableOf(strapi, ownerUid);
  const permanent = ["documentId", "createdAt", "publishedAt"].map(column);
  const now = new Date();
  await inTransaction(strapi, async ({ trx }) => {
    await upsertRows(strapi, trx, {
      table: tableName,
      columns: [...permanent, ...["updatedAt", "source", "reference", "email", "name", "language"].map(column)],
      key: [column("source"), column("reference")],
      permanent,
      rows: owners.map(({ reference, email, name, language: spoken }) => [
        ...[newDocumentId(), now, now, now, source, reference],
        ...[email, name === "" ? null : name, spoken],
      ]),
    });
    const ids = await readByReference(
      strapi,
      { uid: ownerUid, source, attributes: [] },
      owners.map(({ reference }) => reference),
      (at) => readNumber(at("id")) ?? 0,
    );
    await writeLinks(strapi, new Map(owners.map(({ reference, properties }) => [ids.get(reference) ?? 0, properties])));
  });
}

/** Enough to mend an item. */
const errorLimit = 20;

interface OwnersToImport {
  source: string;
  items: readonly unknown[];
  /** Owners a transaction. */
  batchSize: number;
  /** The role of new accounts. */
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
      // An account that staff removed comes back only if the email changes.
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
