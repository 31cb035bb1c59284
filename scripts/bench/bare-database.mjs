import { createRequire } from "node:module";
import { join } from "node:path";
import { inRoot } from "../dev/paths.mjs";

const Database = createRequire(inRoot("cms/package.json"))("better-sqlite3");

/** The app's own database, read-only. */
export const openSource = () => new Database(join(process.env.DATA_DIR, "gevel.db"), { readonly: true });

/** Plain SQLite in a new file with the same tables, indexes and durability: the baseline for our writes. */
export function bareDatabase(source, file, tables) {
  const into = new Database(file);
  into.pragma("journal_mode = WAL");
  into.pragma("synchronous = FULL");
  // The tables that its rows point at stay behind.
  into.pragma("foreign_keys = OFF");
  for (const table of tables) {
    const definitions = source
      .prepare("select sql from sqlite_master where tbl_name = ? and sql is not null order by type desc")
      .all(table);
    for (const { sql } of definitions) into.exec(sql);
  }
  return into;
}

/** Writes one row into a table of it. */
export function inserter(into, table, columns) {
  const insert = into.prepare(`insert into ${table} values (${Array(columns).fill("?").join(",")})`);
  return (row) => insert.run(...row);
}
