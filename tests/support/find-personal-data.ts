import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { z } from "zod";
import type { TestCms } from "./databases.js";

const columns = z.array(z.object({ table: z.string(), column: z.string() }));

/** Every column of every table of a CMS. */
export async function allColumns({ strapi }: TestCms) {
  const { connection, dialect } = strapi.db;
  const isPostgres = dialect.client === "postgres";
  const found: unknown = isPostgres
    ? await connection.raw(
        `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = current_schema()`,
      )
    : await connection.raw(
        `select m.name as "table", p.name as "column" from sqlite_master m join pragma_table_info(m.name) p
         where m.type = 'table' and m.name not like 'sqlite_%'`,
      );
  return columns.parse(isPostgres ? z.object({ rows: z.unknown() }).parse(found).rows : found);
}

/** Tables with a text that contains the word, in any case. */
export async function tablesWith(cms: TestCms, word: string): Promise<string[]> {
  const { connection, dialect } = cms.strapi.db;
  const position = dialect.client === "postgres" ? "strpos" : "instr";
  const found = new Set<string>();
  for (const { table, column } of await allColumns(cms)) {
    const row: unknown = await connection(table)
      .whereRaw(`${position}(lower(cast(?? as text)), ?) > 0`, [column, word.toLowerCase()])
      .first();
    if (row !== undefined) found.add(table);
  }
  return [...found].toSorted();
}

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  return value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : (JSON.stringify(value) ?? "");
};

/** All content of each table by its name, to search for many words at once. */
export async function allTexts(cms: TestCms): Promise<Map<string, string>> {
  const tables = new Set((await allColumns(cms)).map(({ table }) => table));
  const texts = new Map<string, string>();
  for (const table of tables) {
    const rows = await cms.strapi.db.connection(table).select<Record<string, unknown>[]>();
    texts.set(table, rows.flatMap((row) => Object.values(row).map(textOf)).join("\n"));
  }
  return texts;
}

/** How many of the mail files contain a word, decoded or not. */
export async function mailFilesWith({ dataDir }: TestCms, word: string): Promise<number> {
  const folder = join(dataDir, "mail");
  let count = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const bytes = await readFile(join(folder, name));
    const text = JSON.stringify(await PostalMime.parse(bytes)) + bytes.toString("utf8");
    if (text.toLowerCase().includes(word.toLowerCase())) count += 1;
  }
  return count;
}
