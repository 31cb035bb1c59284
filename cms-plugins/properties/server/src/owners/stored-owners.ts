import { languageSchema, type Language } from "@gevel/config";
import { inTransaction, newDocumentId, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";
import { readNumber, readText } from "../rows/read-value.js";
import { upsertRows } from "../rows/upsert-rows.js";
import { inParts, readLinks, writeLinks } from "./owner-links.js";

export interface StoredOwner {
  id: number;
  email: string;
  name: string;
  language: Language | null;
  /** Ids of listings. */
  properties: ReadonlySet<number>;
}

export type OwnerToWrite = Omit<StoredOwner, "id"> & { reference: string };

const rows = z.array(z.record(z.string(), z.unknown()));
const language = languageSchema.nullable().catch(null);

/** Rows of a source by their references. */
export async function readByReference<Item>(
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
export async function readOwners(
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

/** Writes owners of a source with their links; an owner that is there keeps its row. */
export async function writeOwners(strapi: Core.Strapi, source: string, owners: readonly OwnerToWrite[]): Promise<void> {
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
