import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

interface Sqlite {
  prepare(sql: string): { all(...values: unknown[]): unknown[] };
  close(): void;
}
type OpenSqlite = new (file: string, options: { readonly: boolean }) => Sqlite;

const require = createRequire(fileURLToPath(new URL("../../cms/package.json", import.meta.url)));
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const countSchema = z.tuple([z.object({ count: z.number() })]);

function reading<Read>(dataDir: string, read: (database: Sqlite) => Read): Read {
  const Database = require("better-sqlite3") as OpenSqlite;
  const database = new Database(join(dataDir, "gevel.db"), { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** The number of a source's listings from a price upwards that are in the database now, while the app is running. */
export function listingsOf(dataDir: string, source: string, price: number): number {
  const query = "select count(*) as count from properties where source = ? and price >= ?";
  return reading(dataDir, (database) => countSchema.parse(database.prepare(query).all(source, price))[0].count);
}

/**
 * Columns that differ between two apps of the same content: numbers, times, random values and who or what has one for a name,
 * interrupted calls, lease holders, reports (they name the app's port), and how far the listing history, which follows the change log,
 * had come when its app stopped.
 */
const ownToEach =
  /(^|_)(id|at|since|hash|url|formats|password|salt|key|token|value|checksum|revision|change|ord|order|owner|document|matter|pdf|sha256)$/;
const ignoredTables =
  /^(sqlite_|strapi_core_store|strapi_database_schema|strapi_sessions|strapi_migrations|gevel_|owner_stats_.*_work$|owner_stats_home_(changes|states)$|.*imports?$|.*import_)/;

/** The content of an app: its schema, and each table and file without the parts specific to this app. */
export function appContent(dataDir: string): Record<string, string[]> {
  const content = reading(dataDir, (database) => {
    const tables = z
      .array(z.object({ name: z.string() }))
      .parse(database.prepare("select name from sqlite_master where type = 'table' order by name").all());
    const rows = (name: string) =>
      rowsSchema
        .parse(database.prepare(`select * from "${name}"`).all())
        .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !ownToEach.test(column))))
        .sort();
    const relevantTables = tables.filter(({ name }) => !ignoredTables.test(name));
    const made = z.array(z.object({ sql: z.string() }));
    const schema = made.parse(database.prepare("select sql from sqlite_master where sql is not null").all());
    return {
      schema: schema.map(({ sql }) => sql).sort(),
      ...Object.fromEntries(relevantTables.map(({ name }) => [name, rows(name)])),
    };
  });
  const files = readdirSync(join(dataDir, "uploads"), { recursive: true, encoding: "utf8" });
  return {
    ...content,
    uploads: files.map((file) => file.replace(/_[0-9a-f]{10}\./, ".")).sort(),
    top: readdirSync(dataDir).sort(),
  };
}
