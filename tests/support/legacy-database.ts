import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { openOfflineDatabase } from "./offline-database.js";
import { administer, createFreshDatabase } from "./fresh-database.js";
import { isFullScope } from "./test-scope.js";

const serverUrl = process.env.TEST_DATABASE_URL;

async function stored(name: string): Promise<Buffer> {
  const file = new URL(`../fixtures/legacy-databases/${name}.br`, import.meta.url);
  return promisify(brotliDecompress)(await readFile(file));
}

/** Where a CMS stores its data, in the form `bootCms` takes. */
export interface EarlierDatabase {
  dataDir: string;
  databaseUrl?: string;
  drop(): Promise<void>;
}

interface Engine {
  name: string;
  /** A database of its own as the version of that commit left it. */
  restore(commit: string): Promise<EarlierDatabase>;
  create(): Promise<EarlierDatabase>;
}

async function emptyFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-earlier-"));
  return { dataDir, drop: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Also by itself, for tests that change rows in its dialect. */
export const sqlite: Engine = {
  name: "SQLite",
  async restore(commit) {
    const folder = await emptyFolder();
    await writeFile(join(folder.dataDir, "gevel.db"), await stored(`${commit}.db`));
    return folder;
  },
  create: emptyFolder,
};

async function createOnServer(server: string) {
  const { dataDir, drop } = await emptyFolder();
  const { url: databaseUrl, drop: dropDatabase } = await createFreshDatabase(server);
  return { dataDir, databaseUrl, drop: () => Promise.all([drop(), dropDatabase()]).then(() => {}) };
}

const postgres = (server: string): Engine => ({
  name: "PostgreSQL",
  async restore(commit) {
    const database = await createOnServer(server);
    await administer(database.databaseUrl, (await stored(`${commit}.sql`)).toString());
    return database;
  },
  create: () => createOnServer(server),
});

const engines: readonly Engine[] = [sqlite, ...(serverUrl ? [postgres(serverUrl)] : [])];

/** As for files about SQL (`databases("sql")`): an upgrade changes tables, which each engine does differently. */
export const earlierEngines = isFullScope ? engines : engines.slice(-1);

/** Whole tables of a database that no CMS uses. */
export const tablesOf = (database: EarlierDatabase, names: readonly string[]): Promise<Record<string, unknown[]>> =>
  openOfflineDatabase(database, async (db) => {
    const rows: [string, unknown[]][] = [];
    for (const name of names) rows.push([name, await db(name).select().orderBy("id")]);
    return Object.fromEntries(rows);
  });
