import { existsSync, readdirSync } from "node:fs";
import { cp, mkdtemp, mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { acquireLock } from "../../scripts/dev/acquire-lock.mjs";
import { fingerprint } from "../../scripts/dev/build-cache.mjs";
import sharp from "sharp";
import { pictureFile } from "../../cms/src/content/first-content/pictures.js";
import { bootCms } from "./boot-cms.js";
import { administer, createFreshDatabase } from "./fresh-database.js";

/** The files that determine the result of a first start. */
const made = ["config/dist", "cms/dist/config", "cms/dist/src", "cms/package.json", "package-lock.json"];
const plugins = readdirSync(new URL("../../cms-plugins", import.meta.url)).map((name) => `cms-plugins/${name}/dist`);
const builds = fingerprint([...made, ...plugins]).slice(0, 16);

const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/gevel/first-starts", import.meta.url));

/** Several callers at the same time wait for the one that makes it. */
async function madeOnce(what: string, isThere: () => Promise<boolean>, make: () => Promise<void>): Promise<void> {
  const { release } = await acquireLock(what, () => {});
  try {
    if (!(await isThere())) await make();
  } finally {
    await release();
  }
}

export type Seed = "none" | "demo";

/** Two of the demo content's pictures; the other ones are not needed. */
export async function generateDemoPictures(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, "seed-pictures"), { recursive: true });
  for (const name of ["home-banner", "team-sofie-wauters"] as const)
    await sharp({ create: { width: 8, height: 6, channels: 3, background: "#a33" } })
      .jpeg()
      .toFile(join(dataDir, "seed-pictures", pictureFile(name)));
}

/** A real first start in a new folder, which is what it returns. */
async function startFirst(seed: Seed, databaseUrl?: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "gevel-first-start-"));
  if (seed === "demo") await generateDemoPictures(dataDir);
  await (await bootCms({ dataDir, databaseUrl, seed })).close();
  return dataDir;
}

/** Copies the result of a first start on SQLite into the data folder: a real one, made once for these builds. */
export async function copyFirstStart(dataDir: string, seed: Seed = "none"): Promise<void> {
  const first = join(cacheFolder, `${builds}-${seed}`);
  await madeOnce(
    first,
    async () => existsSync(first),
    async () => {
      const making = await startFirst(seed);
      // Copied beside it first: one that is broken off must not look whole.
      const other = `${first}.${process.pid}`;
      await cp(making, other, { recursive: true });
      await rename(other, first);
      await rm(making, { recursive: true });
    },
  );
  await cp(first, dataDir, { recursive: true });
}

/** A new database on the PostgreSQL server with what a first start leaves, without its files. */
export async function databaseAfterFirstStart(
  serverUrl: string,
  seed: Seed = "none",
): ReturnType<typeof createFreshDatabase> {
  const first = `gevel_first_start_${builds}_${seed}`;
  await madeOnce(
    `${serverUrl} ${first}`,
    async () => (await administer(serverUrl, `select from pg_database where datname = '${first}'`)).rowCount === 1,
    async () => {
      const database = await createFreshDatabase(serverUrl);
      const dataDir = await startFirst(seed, database.url);
      await administer(serverUrl, `alter database ${new URL(database.url).pathname.slice(1)} rename to ${first}`);
      await rm(dataDir, { recursive: true });
    },
  );
  return createFreshDatabase(serverUrl, first);
}
