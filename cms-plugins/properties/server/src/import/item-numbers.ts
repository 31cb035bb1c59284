import type { ChangeKind } from "@gevel/change-log";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Numbers that senders identify their items by besides the reference: which of them a message has differs. */
const numbersTable = "gevel_item_numbers";
const creationLock = 4_711_351;

/** The numbers of a source's items, by reference. */
export type ItemNumbers = ReadonlyMap<string, readonly string[]>;

const longest = 255;

/** Rows a statement; SQLite binds 32,766 values. */
const atOnce = 500;

/** Creates the table where it is missing; Strapi leaves tables alone that it never tracked. */
export function ensureNumbersTable(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") await trx.raw("select pg_advisory_xact_lock(?)", [creationLock]);
    const schema = () => strapi.db.getSchemaConnection(trx);
    if (await schema().hasTable(numbersTable)) return;
    await schema().createTable(numbersTable, (columns) => {
      columns.string("kind", 20).notNullable();
      columns.string("source", 100).notNullable();
      columns.string("number", longest).notNullable();
      columns.string("reference", 255).notNullable();
      columns.primary(["kind", "source", "number", "reference"]);
    });
  });
}

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
