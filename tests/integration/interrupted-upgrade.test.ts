import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { settingsOf } from "../support/boot-cms.js";
import { earlierEngines, type EarlierDatabase } from "../support/legacy-database.js";
import { openOfflineDatabase } from "../support/offline-database.js";

const script = fileURLToPath(new URL("../support/crash-at-statement.mjs", import.meta.url));
const version = "ad2dcefa";

/** The CMS in a process of its own until it is ready, or killed at the statement. How it ended, and what it logged. */
async function start(database: EarlierDatabase, killedAt = "no such statement") {
  const env = { ...process.env, ...settingsOf({ ...database, seed: "demo" }), LOG_LEVEL: "info" };
  const child = fork(script, [killedAt], { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  if (!child.stdout || !child.stderr) throw new Error("nothing to read");
  const [out, err, ending] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  const [code, signal] = z.tuple([z.number().nullable(), z.string().nullable()]).parse(ending);
  return { code, signal, log: `${out}${err}` };
}

/** Whether the tables are those of version 0.1.0, and how many migrations the database has a record of. */
const stateOf = (database: EarlierDatabase) =>
  openOfflineDatabase(database, async (db) => ({
    isOld: await db.schema.hasTable("gevel_alert_homes"),
    records: (await db.schema.hasTable("gevel_migrations")) ? (await db("gevel_migrations").select()).length : 0,
  }));

describe.each(earlierEngines)("the upgrade of a database of 0.1.0 on $name", ({ name, restore }) => {
  let database: EarlierDatabase;
  beforeAll(async () => {
    database = await restore(version);
  });
  afterAll(() => database.drop());

  it("ERR-2 killed in the middle leaves the database as it was, and the next start finishes it", async () => {
    expect((await start(database, "rename column listing")).signal).toBe("SIGKILL");
    expect(await stateOf(database)).toEqual({ isOld: true, records: 0 });
    const { code, log } = await start(database);
    expect([code, log]).toEqual([0, expect.stringContaining("leads 008-alerts-of-projects")]);
    const { isOld, records } = await stateOf(database);
    expect([isOld, records > 20]).toEqual([false, true]);
  });

  it("ERR-2 a start of older code is refused with what to do, and changes nothing", async () => {
    const future = { plugin: "leads", name: "999-of-a-later-version", at: new Date().toISOString() };
    await openOfflineDatabase(database, (db) => db("gevel_migrations").insert(future));
    const schema = () => openOfflineDatabase(database, (db) => db("strapi_database_schema").select());
    const before = await schema();
    const { code, log } = await start(database);
    expect(code).not.toBe(0);
    expect(log).toMatch(/newer than this version .*leads 999-of-a-later-version.*restore the backup/s);
    expect(await schema()).toEqual(before);
  });

  it.runIf(name === "PostgreSQL")("CMS-7 of two that start at once, one upgrades and the other waits", async () => {
    const shared = await restore(version);
    try {
      const both = await Promise.all([start(shared), start(shared)]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      expect(both.filter(({ log }) => log.includes("leads 008-alerts-of-projects"))).toHaveLength(1);
    } finally {
      await shared.drop();
    }
  });
});
