import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootCms, type BootedCms, type BootOptions } from "./boot-cms.js";
import { createFreshDatabase } from "./fresh-database.js";

const serverUrl = process.env.TEST_DATABASE_URL;

interface TestOptions extends Omit<BootOptions, "dataDir" | "databaseUrl" | "settings"> {
  /** Further settings by the name of their environment variable. */
  settings?: (dataDir: string) => Readonly<Record<string, string>>;
  /** Lays files into the data folder before the CMS looks at it. */
  prepare?: (dataDir: string) => Promise<void>;
}

export interface TestCms extends BootedCms {
  dataDir: string;
}

export interface TestDatabase {
  name: string;
  /** The CMS on a new database of this kind; both are gone once it is closed. */
  boot: (options?: TestOptions) => Promise<TestCms>;
}

const testDatabase = (name: string, open: () => Promise<{ url?: string; drop(): Promise<void> }>): TestDatabase => ({
  name,
  async boot({ settings, prepare, ...options } = {}) {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-integration-"));
    await prepare?.(dataDir);
    const { url, drop } = await open();
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

/** SQLite, and PostgreSQL where TEST_DATABASE_URL names a server. */
export const eachDatabase: readonly TestDatabase[] = [
  testDatabase("SQLite", async () => ({ drop: async () => {} })),
  ...(serverUrl ? [testDatabase("PostgreSQL", () => createFreshDatabase(serverUrl))] : []),
];
