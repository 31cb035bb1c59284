import { mentions, withoutAddress } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inTransaction, table } from "../database/database.js";

const rowsSchema = z.array(z.looseObject({}));

export interface SearchedTable {
  table: string;
  /** Its primary key. */
  id: string;
  /** Text columns, which may contain an address. */
  columns: readonly string[];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** The rows of a table whose texts contain an address: the database preselects, the exact rule filters. */
export async function rowsWithAddress(
  strapi: Core.Strapi,
  { table: name, columns }: Pick<SearchedTable, "table" | "columns">,
  address: string,
): Promise<z.infer<typeof rowsSchema>> {
  const position = strapi.db.dialect.client === "postgres" ? "strpos" : "instr";
  const rows = await inTransaction(strapi, async ({ trx }) =>
    rowsSchema.parse(
      await table(strapi, trx, name).where((row) => {
        for (const column of columns)
          void row.orWhereRaw(`${position}(lower(cast(?? as text)), ?) > 0`, [column, address.toLowerCase()]);
      }),
    ),
  );
  return rows.filter((row) => columns.some((column) => mentions(textOf(row[column]), address)));
}

/** Takes an address out of the texts of a table, and answers how many rows had it. */
export async function removeAddress(strapi: Core.Strapi, searched: SearchedTable, address: string): Promise<number> {
  const rows = await rowsWithAddress(strapi, searched, address);
  await inTransaction(strapi, async ({ trx }) => {
    for (const row of rows) {
      const changed = searched.columns.flatMap((column) => {
        const value = row[column];
        return typeof value === "string" ? [[column, withoutAddress(value, address)] as const] : [];
      });
      const id = z.union([z.string(), z.number()]).parse(row[searched.id]);
      await table(strapi, trx, searched.table).where(searched.id, id).update(Object.fromEntries(changed));
    }
  });
  return rows.length;
}
