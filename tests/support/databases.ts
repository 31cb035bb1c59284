import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootCms, type BootedCms, type BootOptions } from "./boot-cms.js";
import { copyFirstStart, databaseAfterFirstStart, type Seed } from "./first-start.js";
import { isFullScope } from "./test-scope.js";

const serverUrl = process.env.TEST_DATABASE_URL;

interface TestOptions extends Omit<BootOptions, "dataDir" | "databaseUrl" | "settings"> {
  /** Further settings by the name of their environment variable. */
  settings?: (dataDir: string) => Readonly<Record<string, string>>;
}

export interface TestCms extends BootedCms {
  dataDir: string;
}

interface OpenedDatabase {
  url?: string;
  drop(): Promise<void>;
}

export interface TestDatabase {
  name: string;
  /** A new database for a CMS whose files are in `dataDir`, both as after its first start. */
  open: (dataDir: string) => Promise<OpenedDatabase>;
  /** The CMS on a new database of this kind, after its first start; closing it deletes both. */
  boot: (options?: TestOptions) => Promise<TestCms>;
}

interface Engine {
  name: string;
  openStarted(dataDir: string, seed?: Seed): Promise<OpenedDatabase>;
}

const testDatabase = ({ name, openStarted }: Engine): TestDatabase => ({
  name,
  open: openStarted,
  async boot({ settings, ...options } = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-integration-"));
    const { url, drop } = await openStarted(dataDir, options.seed);
    const cms = await bootCms({ ...options, dataDir, databaseUrl: url, settings: settings?.(dataDir) });
    return {
      ...cms,
      dataDir,
      async close() {
        await cms.close();
        await drop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  },
});

const noCleanup = { drop: async () => {} };

const sqlite: Engine = {
  name: "SQLite",
  async openStarted(dataDir, seed) {
    await copyFirstStart(dataDir, seed);
    return noCleanup;
  },
};

const postgres = (server: string): Engine => ({
  name: "PostgreSQL",
  openStarted: (_dataDir, seed) => databaseAfterFirstStart(server, seed),
});

const engines: readonly TestDatabase[] = [sqlite, ...(serverUrl ? [postgres(serverUrl)] : [])].map(testDatabase);

/**
 * The databases that a file's tests run on: SQLite, and PostgreSQL where TEST_DATABASE_URL names a server. In a quick run
 * it is one of them: PostgreSQL for a file about `sql`, that is SQL, locks, transactions or migrations of ours, and
 * SQLite for all others (decision 148).
 */
export function databases(about?: "sql"): readonly TestDatabase[] {
  if (isFullScope) return engines;
  return about === "sql" ? engines.slice(-1) : engines.slice(0, 1);
}
