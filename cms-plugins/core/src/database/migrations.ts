import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { perStrapi } from "../per-strapi.js";
import { lockInTransaction } from "./advisory-locks.js";
import { inTransaction, type Connection } from "./database.js";

/** One step of a plugin's tables from version to version. A released one is never edited: it runs once per database. */
export interface Migration {
  /** A number unique within the plugin, then what it does: `002-agents-of-reservations`. */
  name: string;
  /**
   * Runs before Strapi syncs the tables of content types: on an empty database they do not exist yet. On SQLite foreign
   * keys are off meanwhile, so that a table can be rebuilt.
   */
  up(db: Connection): Promise<void>;
}

/** For a feature's first migration: databases from before migrations have its tables. */
export async function createMissingTable(
  db: Connection,
  name: string,
  build: Parameters<Connection["schema"]["createTable"]>[1],
): Promise<void> {
  if (!(await db.schema.hasTable(name))) await db.schema.createTable(name, build);
}

interface PluginMigrations {
  plugin: string;
  migrations: readonly Migration[];
}

const migrationsTable = "gevel_migrations";
const recordsSchema = z.array(z.object({ plugin: z.string(), name: z.string() }));
const validName = /^\d{3}-[a-z0-9-]+$/;
const numberOf = (name: string) => name.slice(0, 3);
const nextNumber = (all: readonly Migration[]) =>
  String(Math.max(...all.map(({ name }) => Number(numberOf(name)))) + 1).padStart(3, "0");

/** Strapi's hooks are untyped. */
const beforeSync = z.object({ register: z.custom<(hook: () => Promise<void>) => void>() });

const registeredMigrations = perStrapi((strapi) => {
  const byPlugin = new Map<string, readonly Migration[]>();
  beforeSync.parse(strapi.hook("strapi::content-types.beforeSync")).register(() => runMigrations(strapi, byPlugin));
  return byPlugin;
});

/** Called in a plugin's register step, by each of its features that has tables. They run in the order of their numbers. */
export function registerMigrations(strapi: Core.Strapi, { plugin, migrations }: PluginMigrations): void {
  const byPlugin = registeredMigrations(strapi);
  const all = [...(byPlugin.get(plugin) ?? []), ...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [index, { name }] of all.entries()) {
    if (!validName.test(name)) throw new Error(`${plugin}: a migration is named like 001-inbox-tables, not ${name}`);
    const before = all[index - 1];
    if (before && numberOf(before.name) === numberOf(name))
      throw new Error(
        `${plugin}: two migrations have the number ${numberOf(name)}; the next one is ${nextNumber(all)}`,
      );
  }
  byPlugin.set(plugin, all);
}

/** Until the transaction ends no other process migrates: one that starts meanwhile waits here. */
async function lockMigrations(strapi: Core.Strapi, trx: Connection): Promise<void> {
  await lockInTransaction(strapi, trx, "migrations");
  await trx.raw(
    "create table if not exists ?? (plugin varchar(64), name varchar(128), at varchar(30) not null, primary key (plugin, name))",
    [migrationsTable],
  );
  // SQLite's BEGIN locks nothing: the first statement that may write does, and a later one would fail if another
  // process wrote since the first read.
  await trx(migrationsTable).whereRaw("1 = 0").delete();
}

function rejectNewerDatabase(
  records: z.infer<typeof recordsSchema>,
  byPlugin: ReadonlyMap<string, readonly Migration[]>,
) {
  // Records of a plugin that is switched off say nothing about the version of the code.
  const unknown = records.filter(
    ({ plugin, name }) => byPlugin.get(plugin)?.every((migration) => migration.name !== name) ?? false,
  );
  if (unknown.length === 0) return;
  throw new Error(
    [
      "The database is newer than this version of Gevel, so it was left as it is.",
      `Unknown here: ${unknown.map(({ plugin, name }) => `${plugin} ${name}`).join(", ")}.`,
      "Start the newer version again, or restore the backup from before the update.",
    ].join(" "),
  );
}

async function runOne(trx: Connection, plugin: string, { name, up }: Migration): Promise<void> {
  try {
    await up(trx);
  } catch (cause) {
    throw new Error(
      [
        `Migration ${name} of the plugin ${plugin} failed: ${cause instanceof Error ? cause.message : String(cause)}.`,
        "No migration of this start was applied: the version that ran before still starts on this database.",
        "Remove the cause and start again, or go back to that version.",
      ].join(" "),
      { cause },
    );
  }
  await trx(migrationsTable).insert({ plugin, name, at: new Date().toISOString() });
}

/** Runs what this database has not run yet, all of it in one transaction, before Strapi changes anything. */
async function runMigrations(strapi: Core.Strapi, byPlugin: ReadonlyMap<string, readonly Migration[]>): Promise<void> {
  const applied: string[] = [];
  await strapi.db.dialect.startSchemaUpdate();
  try {
    await inTransaction(strapi, async ({ trx }) => {
      await lockMigrations(strapi, trx);
      const records = recordsSchema.parse(await trx(migrationsTable).select("plugin", "name"));
      rejectNewerDatabase(records, byPlugin);
      const done = new Set(records.map(({ plugin, name }) => `${plugin} ${name}`));
      // The order in which Strapi registers plugins differs between projects; this one is the same everywhere.
      for (const [plugin, migrations] of [...byPlugin].sort(([a], [b]) => (a < b ? -1 : 1)))
        for (const migration of migrations) {
          const id = `${plugin} ${migration.name}`;
          if (done.has(id)) continue;
          await runOne(trx, plugin, migration);
          applied.push(id);
        }
    });
  } finally {
    await strapi.db.dialect.endSchemaUpdate();
  }
  if (applied.length > 0) strapi.log.info(`migrations: ${applied.length} applied: ${applied.join(", ")}`);
}
