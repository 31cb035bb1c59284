import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startSettings } from "../../scripts/dev/start-settings.mjs";
import { startCms, waitUntilReady } from "../../scripts/dev/servers.mjs";
import { openOfflineDatabase } from "../support/offline-database.js";
import { databaseAfterFirstStart, generateDemoPictures } from "../support/first-start.js";
import { freePort } from "../support/free-port.js";
import { createFreshDatabase } from "../support/fresh-database.js";
import { isFullScope } from "../support/test-scope.js";

/** Tables that record starts and the runs of jobs. */
const ofStarts = new Set(["strapi_core_store_settings", "gevel_jobs"]);

const serverUrl = process.env.TEST_DATABASE_URL;

/** Started as by `npm start`: a process of its own. */
async function startInstance(databaseUrl: string, dataDir: string) {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const env = startSettings({
    PATH,
    HOME,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: "demo",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  });
  const cms = startCms(env);
  return { cms, ready: waitUntilReady(cms, `${env.CMS_URL}/_health`) };
}

describe.runIf(serverUrl && isFullScope)("two instances of the CMS that start at once on an empty PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "gevel-together-"));
  const dataDirs = ["one", "other"].map((name) => join(folder, name));
  let database: Awaited<ReturnType<typeof createFreshDatabase>>;
  let instances: Awaited<ReturnType<typeof startInstance>>[] = [];

  beforeAll(async () => {
    database = await createFreshDatabase(serverUrl ?? "");
    const { url } = database;
    await Promise.all(dataDirs.map(generateDemoPictures));
    instances = await Promise.all(dataDirs.map((dataDir) => startInstance(url, dataDir)));
  });

  afterAll(async () => {
    await Promise.all(instances.map(({ cms }) => cms.stop()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("CMS-7 both come up, and first content exists once", async () => {
    await Promise.all(instances.map(({ ready }) => ready));
    await Promise.all(instances.map(({ cms }) => cms.stop()));
    expect(dataDirs.filter((dataDir) => existsSync(join(dataDir, "demo-accounts.json")))).toHaveLength(1);
    const alone = await databaseAfterFirstStart(serverUrl ?? "", "demo");
    const counts = [await countsOf(database.url), await countsOf(alone.url)];
    await alone.drop();
    expect(counts[0]).toEqual(counts[1]);
    expect(counts[0]).toMatchObject({ i18n_locale: 4, admin_users: 2 });
  });

  /** How many rows each table has. */
  const countsOf = (databaseUrl: string): Promise<Record<string, number>> =>
    openOfflineDatabase({ dataDir: folder, databaseUrl }, async (db) => {
      const tables = z.array(z.object({ name: z.string() }));
      const found: unknown = await db("pg_tables").where({ schemaname: "public" }).select({ name: "tablename" });
      const counts: Record<string, number> = {};
      for (const { name } of tables.parse(found).filter(({ name }) => !ofStarts.has(name)))
        counts[name] = z
          .tuple([z.object({ rows: z.coerce.number() })])
          .parse(await db(name).count({ rows: "*" }))[0].rows;
      return counts;
    });
});
