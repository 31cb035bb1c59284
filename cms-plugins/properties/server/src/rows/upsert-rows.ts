import { yieldToEventLoop, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ColumnValue } from "./row-writer.js";

/** Rows a statement: SQLite binds at most 32,766 values, and past fifty rows little is won. */
const rowsPerStatement = 50;

const ids = z.array(z.object({ id: z.number().int() }));
/** better-sqlite3 answers the rows, pg an object that has them. */
const answered = z.union([ids, z.object({ rows: ids }).transform(({ rows }) => rows)]);

const quoted = (name: string) => `"${name}"`;

export interface Upsert {
  table: string;
  columns: readonly string[];
  /** The columns of the unique index that decides between insert and update. */
  key: readonly string[];
  /** Columns that an existing row keeps. */
  permanent: readonly string[];
  /** One list per row, in the order of the columns. */
  rows: readonly (readonly ColumnValue[])[];
}

function statement({ columns, key, permanent }: Upsert, tableName: string, rows: number): string {
  const row = `(${columns.map(() => "?").join(",")})`;
  const changing = columns.filter((name) => !key.includes(name) && !permanent.includes(name));
  return [
    `insert into ${tableName} (${columns.map(quoted).join(",")}) values ${Array<string>(rows).fill(row).join(",")}`,
    `on conflict (${key.map(quoted).join(",")})`,
    `do update set ${changing.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(",")} returning "id"`,
  ].join(" ");
}

/**
 * Inserts rows, or updates those that are there, and answers their ids. Knex would write the same statement, but with
 * a hundred columns it spends four times the database's own work on writing it.
 */
export async function upsertRows(strapi: Core.Strapi, trx: Connection, upsert: Upsert): Promise<number[]> {
  const schema = strapi.db.getSchemaName();
  const tableName = schema ? `${quoted(schema)}.${quoted(upsert.table)}` : quoted(upsert.table);
  const found: number[] = [];
  let sql = { rows: 0, text: "" };
  for (let start = 0; start < upsert.rows.length; start += rowsPerStatement) {
    const rows = upsert.rows.slice(start, start + rowsPerStatement);
    if (sql.rows !== rows.length) sql = { rows: rows.length, text: statement(upsert, tableName, rows.length) };
    const answer: unknown = await trx.raw(sql.text, rows.flat());
    for (const { id } of answered.parse(answer)) found.push(id);
    await yieldToEventLoop();
  }
  return found;
}
