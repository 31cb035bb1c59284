import type { ChangeKind } from "@gevel/change-log";
import { createMissingTable, inTransaction, table, type Migration } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Numbers that senders identify their items by besides the reference: which of them a message has differs. */
const numbersTable = "gevel_item_numbers";

/** The numbers of a source's items, by reference. */
export type ItemNumbers = ReadonlyMap<string, readonly string[]>;

const longest = 255;

/** Rows a statement; SQLite binds 32,766 values. */
const atOnce = 500;

export const numbersMigrations: readonly Migration[] = [
  {
    name: "005-item-numbers-table",
    up: (db) =>
      createMissingTable(db, numbersTable, (columns) => {
        columns.string("kind", 20).notNullable();
        columns.string("source", 100).notNullable();
        columns.string("number", longest).notNullable();
        columns.string("reference", 255).notNullable();
        columns.primary(["kind", "source", "number", "reference"]);
      }),
  },
];

/** Stores the numbers of these items; those of others stay. */
export async function storeNumbers(
  strapi: Core.Strapi,
  kind: ChangeKind,
  source: string,
  numbers: ItemNumbers,
): Promise<void> {
  const rows = [...numbers].flatMap(([reference, all]) =>
    [...new Set(all)]
      .filter((number) => number !== "" && number.length <= longest)
      .map((number) => ({ kind, source, number, reference })),
  );
  for (let start = 0; start < rows.length; start += atOnce)
    await inTransaction(strapi, async ({ trx }) => {
      await table(strapi, trx, numbersTable)
        .insert(rows.slice(start, start + atOnce))
        .onConflict(["kind", "source", "number", "reference"])
        .ignore();
    });
}

const found = z.array(z.object({ number: z.string(), reference: z.string() }));

/** The items of a source that have these numbers. */
export function findByNumbers(
  strapi: Core.Strapi,
  kind: ChangeKind,
  source: string,
  numbers: readonly string[],
): Promise<z.infer<typeof found>> {
  return inTransaction(strapi, async ({ trx }) =>
    found.parse(
      await table(strapi, trx, numbersTable)
        .where({ kind, source })
        .whereIn("number", [...numbers])
        .select("number", "reference"),
    ),
  );
}
