import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Migration } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createFreshDatabase } from "../support/fresh-database.js";
import { openDatabase, runMigrations, type PluginMigrations } from "../support/run-migrations.js";

const serverUrl = process.env.TEST_DATABASE_URL;

/** A database of its own, empty, and what connects to it. */
const engines = [
  {
    name: "SQLite",
    async create() {
      const folder = await mkdtemp(join(tmpdir(), "gevel-migrations-"));
      const connection = {
        ...{ client: "sqlite" as const, connection: { filename: join(folder, "gevel.db") } },
        ...{ useNullAsDefault: true, pool: { min: 1, max: 1 } },
      };
      return { connection, drop: () => rm(folder, { recursive: true, force: true }) };
    },
  },
  ...(serverUrl
    ? [
        {
          name: "PostgreSQL",
          async create() {
            const { url, drop } = await createFreshDatabase(serverUrl);
            const connection = { client: "postgres" as const, connection: { connectionString: url } };
            return { connection, drop };
          },
        },
      ]
    : []),
];

const addTable = (table: string): Migration["up"] => {
  return (db) => db.schema.createTable(table, (columns) => void columns.string("text"));
};
const inbox: Migration = { name: "001-inbox", up: addTable("inbox") };
const outbox: Migration = { name: "002-outbox", up: addTable("outbox") };

describe.each(engines)("numbered migrations on $name", ({ name, create }) => {
  let made: Awaited<ReturnType<typeof create>>;
  const opened: Core.Strapi["db"][] = [];
  beforeEach(async () => {
    made = await create();
  });
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
    await made.drop();
  });

  /** Starts a version of the code. Returns its log. */
  function start(plugins: PluginMigrations): Promise<string[]> {
    const db = openDatabase(made.connection);
    opened.push(db);
    return runMigrations(db, plugins);
  }
  const lastConnection = () => {
    const db = opened.at(-1);
    if (!db) throw new Error("nothing was started");
    return db.connection;
  };
  const hasTable = (table: string) => lastConnection().schema.hasTable(table);
  const recorded = async () =>
    z
      .array(z.object({ plugin: z.string(), name: z.string() }))
      .parse(await lastConnection()("gevel_migrations").orderBy(["plugin", "name"]))
      .map(({ plugin, name }) => `${plugin} ${name}`);

  it("run once each, in the order of their numbers, and a later version runs only its new ones", async () => {
    expect(await start({ leads: [outbox, inbox] })).toEqual([
      "migrations: 2 applied: leads 001-inbox, leads 002-outbox",
    ]);
    expect(await start({ leads: [outbox, inbox] })).toEqual([]);
    const addRead: Migration = {
      name: "003-read",
      up: (db) => db.schema.alterTable("inbox", (columns) => void columns.boolean("read")),
    };
    expect(await start({ leads: [inbox, outbox, addRead] })).toEqual(["migrations: 1 applied: leads 003-read"]);
    expect(await recorded()).toEqual(["leads 001-inbox", "leads 002-outbox", "leads 003-read"]);
  });

  it("a failed one stops the start with its name, and leaves the database as the version before had it", async () => {
    await start({ leads: [inbox] });
    const half: Migration = {
      name: "001-half",
      async up(db) {
        await addTable("half")(db);
        await db("inbox").insert({ text: "half" });
        await db("missing").insert({ text: "never" });
      },
    };
    await expect(start({ leads: [inbox, outbox], views: [half] })).rejects.toThrow(
      /^Migration 001-half of the plugin views failed: .*missing.* the version that ran before still starts .* start again/s,
    );
    expect([await hasTable("half"), await hasTable("outbox"), await recorded()]).toEqual([
      false,
      false,
      ["leads 001-inbox"],
    ]);
    expect(await lastConnection()("inbox").select()).toEqual([]);
    await start({ leads: [inbox] });
  });

  it("a database of a newer version is left as it is, with what to do", async () => {
    await start({ leads: [inbox, outbox] });
    await expect(start({ leads: [inbox], views: [{ name: "001-views", up: addTable("views") }] })).rejects.toThrow(
      /newer than this version .* leads 002-outbox\. Start the newer version again, or restore the backup/,
    );
    expect([await hasTable("views"), await recorded()]).toEqual([false, ["leads 001-inbox", "leads 002-outbox"]]);
  });

  it("a plugin that is switched off stops no start, and goes on when it is back", async () => {
    await start({ leads: [inbox], views: [{ name: "001-views", up: addTable("views") }] });
    expect(await start({ leads: [inbox] })).toEqual([]);
    expect(await start({ leads: [inbox], views: [{ name: "001-views", up: addTable("views") }] })).toEqual([]);
  });

  it("a table is rebuilt without losing rows that refer to it", async () => {
    await start({
      leads: [
        {
          name: "001-parents",
          async up(db) {
            await db.schema.createTable("parents", (columns) => {
              columns.increments("id");
              columns.string("old");
            });
            await db.schema.createTable("children", (columns) => {
              columns.integer("parent").references("id").inTable("parents").onDelete("CASCADE");
            });
            await db("parents").insert({ id: 1 });
            await db("children").insert({ parent: 1 });
          },
        },
      ],
    });
    const dropOld: Migration = {
      name: "002-drop",
      up: (db) => db.schema.alterTable("parents", (columns) => void columns.dropColumn("old")),
    };
    await start({ leads: [{ name: "001-parents", up: async () => undefined }, dropOld] });
    expect(await lastConnection()("children").select()).toEqual([{ parent: 1 }]);
    await expect(lastConnection()("children").insert({ parent: 2 })).rejects.toThrow(/foreign key/i);
  });

  // SQLite is synchronous: two starts in one process would block each other.
  it.runIf(name === "PostgreSQL")("of two versions that start at once, one migrates and the other waits", async () => {
    const slow: Migration = {
      name: "002-slow",
      async up(db) {
        await addTable("slow")(db);
        await db.raw("select pg_sleep(0.3)");
      },
    };
    const logs = await Promise.all([0, 1, 2].map(() => start({ leads: [inbox, slow] })));
    expect(logs.flat()).toEqual(["migrations: 2 applied: leads 001-inbox, leads 002-slow"]);
  });

  it.each([
    ["a name without a number", [{ name: "inbox", up: addTable("inbox") }], /named like 001-inbox-tables, not inbox/],
    [
      "two of one number",
      [inbox, { name: "001-outbox", up: addTable("outbox") }],
      /two migrations have the number 001; the next one is 002/,
    ],
  ])("%s is a mistake of the plugin", async (_case, leads, message) => {
    await expect(start({ leads })).rejects.toThrow(message);
  });
});
