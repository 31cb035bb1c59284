import { inTransaction, newDocumentId, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { EntryKind, EntryValues } from "./entry-kinds.js";

/** A source's entry as stored. */
export interface StoredEntry {
  home: number | null;
  values: EntryValues;
}

const rows = z.array(z.looseObject({ reference: z.string(), property: z.object({ id: z.number() }).nullable() }));

/** The entries of a source with these references. */
export async function readEntries(
  strapi: Core.Strapi,
  { uid, columns }: EntryKind,
  source: string,
  references: readonly string[],
): Promise<Map<string, StoredEntry>> {
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { source, reference: { $in: [...references] } },
    populate: { property: { select: ["id"] } },
  });
  return new Map(
    rows.parse(found).map(({ reference, property, ...row }) => [
      reference,
      {
        home: property?.id ?? null,
        values: Object.fromEntries(Object.entries(columns).map(([key, schema]) => [key, schema.parse(row[key])])),
      },
    ]),
  );
}

const joinSchema = z.object({
  joinTable: z.object({
    name: z.string(),
    joinColumn: z.object({ name: z.string() }),
    inverseJoinColumn: z.object({ name: z.string() }),
  }),
});

/** The table that links entries and listings, as Strapi names it. */
export function listingLinks(strapi: Core.Strapi, uid: string) {
  const { name, joinColumn, inverseJoinColumn } = joinSchema.parse(
    strapi.db.metadata.get(uid).attributes.property,
  ).joinTable;
  return { name, entry: joinColumn.name, home: inverseJoinColumn.name };
}

export interface EntryToWrite {
  reference: string;
  home: number;
  values: EntryValues;
}

const written = z.array(z.object({ id: z.number(), reference: z.string() }));

/** Writes entries of a source with their listings, in the open transaction; an existing entry keeps its row. */
export async function writeEntries(
  strapi: Core.Strapi,
  { uid }: EntryKind,
  source: string,
  entries: readonly EntryToWrite[],
): Promise<void> {
  // Concurrent imports lock the rows in the same order, which prevents a deadlock.
  const inOrder = entries.toSorted((one, other) => one.reference.localeCompare(other.reference));
  const [first] = inOrder;
  if (!first) return;
  const { name, column } = tableOf(strapi, uid);
  const links = listingLinks(strapi, uid);
  const now = new Date();
  await inTransaction(strapi, async ({ trx }) => {
    const values = inOrder.map((entry) => ({
      [column("documentId")]: newDocumentId(),
      [column("createdAt")]: now,
      [column("updatedAt")]: now,
      [column("publishedAt")]: now,
      [column("source")]: source,
      [column("reference")]: entry.reference,
      ...Object.fromEntries(Object.entries(entry.values).map(([key, value]) => [column(key), value])),
    }));
    const answer: unknown = await table(strapi, trx, name)
      .insert(values)
      .onConflict([column("source"), column("reference")])
      .merge([...Object.keys(first.values).map(column), column("updatedAt")])
      .returning(["id", "reference"]);
    const ids = written.parse(answer);
    const homes = new Map(entries.map(({ reference, home }) => [reference, home]));
    await table(strapi, trx, links.name)
      .whereIn(
        links.entry,
        ids.map(({ id }) => id),
      )
      .delete();
    await table(strapi, trx, links.name).insert(
      ids.map(({ id, reference }) => ({ [links.entry]: id, [links.home]: homes.get(reference) ?? 0 })),
    );
  });
}
