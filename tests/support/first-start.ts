import { existsSync, readdirSync } from "node:fs";
import { cp, mkdtemp, mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "../../scripts/house/stale.mjs";
import { bootCms } from "./boot-cms.js";
import { administer, createFreshDatabase } from "./fresh-database.js";

/** What decides what a first start leaves behind. */
const made = ["config/dist", "cms/dist/config", "cms/dist/src", "cms/package.json", "package-lock.json"];
const plugins = readdirSync(new URL("../../cms-plugins", import.meta.url)).map((name) => `cms-plugins/${name}/dist`);
const builds = fingerprint([...made, ...plugins]).slice(0, 16);

const kept = fileURLToPath(new URL("../../node_modules/.cache/gevel/first-starts", import.meta.url));

/** Of two that make the same thing at once, one's is kept. */
async function keepOne(keep: () => Promise<unknown>, isThere: () => Promise<boolean>, drop: () => Promise<unknown>) {
  await keep().catch(async (cause: unknown) => {
    if (!(await isThere())) throw cause;
    await drop();
  });
}

/** Lays what a first start on SQLite leaves into the data folder: made by a real one, once for these builds. */
export async function copyFirstStart(dataDir: string): Promise<void> {
  const first = join(kept, builds);
  if (!existsSync(first)) {
    const making = await mkdtemp(join(tmpdir(), "gevel-first-start-"));
    await (await bootCms({ dataDir: making })).close();
    await mkdir(kept, { recursive: true });
    const beside = `${first}.${process.pid}`;
    await cp(making, beside, { recursive: true });
    await keepOne(
      () => rename(beside, first),
      async () => existsSync(first),
      () => rm(beside, { recursive: true }),
    );
    await rm(making, { recursive: true });
  }
  await cp(first, dataDir, { recursive: true });
}

/** A new database on the PostgreSQL server with what a first start leaves. */
export async function databaseAfterFirstStart(serverUrl: string): ReturnType<typeof createFreshDatabase> {
  const first = `gevel_first_start_${builds}`;
  const isThere = async () =>
    (await administer(serverUrl, `select from pg_database where datname = '${first}'`)).rowCount === 1;
  if (!(await isThere())) {
    const database = await createFreshDatabase(serverUrl);
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-first-start-"));
    await (await bootCms({ dataDir, databaseUrl: database.url })).close();
    await keepOne(
      () => administer(serverUrl, `alter database ${new URL(database.url).pathname.slice(1)} rename to ${first}`),
      isThere,
      database.drop,
    );
    await rm(dataDir, { recursive: true });
  }
  return createFreshDatabase(serverUrl, first);
}
