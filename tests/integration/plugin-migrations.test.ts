import { join } from "node:path";
import { jobMigrations } from "@gevel/core";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { changeMigrations } from "../../cms-plugins/change-log/src/changes/change-tables.js";
import { migrations as leads } from "../../cms-plugins/leads/server/src/migrations.js";
import { migrations as ownerStats } from "../../cms-plugins/owner-stats/server/src/migrations.js";
import { migrations as properties } from "../../cms-plugins/properties/server/src/migrations.js";
import { publishingMigrations } from "../../cms-plugins/publishing/server/src/tables/publishing-tables.js";
import { earlierEngines, type EarlierDatabase } from "../support/legacy-database.js";
import { openDatabase, runMigrations } from "../support/run-migrations.js";

const plugins = {
  "change-log": changeMigrations,
  core: jobMigrations,
  leads,
  "owner-stats": ownerStats,
  properties,
  publishing: publishingMigrations,
};

/** A row with today's name of the column that said whether a price is public. */
const renamed = ({ told, ...row }: Rows[number]): Rows[number] =>
  told === undefined ? row : { ...row, is_public: told };

/** A table of one row for each job, with its lease and where it left off, until jobs had one table. */
const formerJobTables = {
  gevel_alert_work: { job: "leads.search-alerts", cursor: { epoch: "e1", position: 41 } },
  gevel_outbox_work: { job: "leads.mails", cursor: null },
  gevel_picture_work: {
    job: "properties.pictures",
    cursor: { followed: 42, swept_at: 1_764_000_000_000, rules: "{}" },
  },
  gevel_retention_work: { job: "leads.retention", cursor: { looked_at: 1_764_000_000_001 } },
  owner_stats_home_work: { job: "owner-stats.activity", cursor: { epoch: "e2", position: 43 } },
  publishing_work: { job: "publishing.plans", cursor: null },
};

type Rows = Record<string, unknown>[];
type Tables = Record<string, Rows>;
type Db = ReturnType<typeof openDatabase>;

const connectionOf = ({ dataDir, databaseUrl }: EarlierDatabase) =>
  databaseUrl
    ? { client: "postgres", connection: { connectionString: databaseUrl } }
    : {
        ...{ client: "sqlite", connection: { filename: join(dataDir, "gevel.db") }, useNullAsDefault: true },
        ...{ pool: { min: 1, max: 1 } },
      };

/** Tables of the plugins, which Strapi did not make: those without its columns and links. */
async function tableNames({ connection, dialect }: Db): Promise<string[]> {
  const found: { name: string }[] = await (dialect.client === "postgres"
    ? connection("pg_tables").where({ schemaname: "public" }).select({ name: "tablename" })
    : connection("sqlite_master").where({ type: "table" }).select("name"));
  const strapis = /_lnk$|^owner_stats_(communications|online_media|visits)$|^gevel_migrations$/;
  return found
    .map(({ name }) => name)
    .filter((name) => /^(gevel|owner_stats|publishing)_/.test(name) && !strapis.test(name))
    .sort();
}

/** The columns of each table and their types; a default value is only there to fill older rows. */
async function columnsOf(db: Db): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  for (const name of await tableNames(db))
    columns[name] = Object.entries(await db.connection(name).columnInfo())
      .map(([column, { type, maxLength, nullable }]) => `${column} ${type} ${String(maxLength)} ${String(nullable)}`)
      .sort();
  return columns;
}

async function readTables(db: Db): Promise<Tables> {
  const tables: Tables = {};
  for (const name of await tableNames(db)) tables[name] = await db.connection(name).orderBy(1);
  return tables;
}

/** A value for a column of that type, another one for each row. */
function valueFor(type: string, row: number): unknown {
  if (/char|text/.test(type)) return String(row);
  if (/bool/.test(type)) return row % 2 === 0;
  if (/blob|bytea/.test(type)) return Buffer.from([row]);
  return row;
}

/** Rows for each table that has none, as the old version may have written them. */
async function fill(db: Db): Promise<void> {
  for (const [name, rows] of Object.entries(await readTables(db))) {
    if (rows.length > 0 && name !== "gevel_changes") continue;
    const columns = Object.entries(await db.connection(name).columnInfo());
    for (const row of [11, 12, 13])
      await db
        .connection(name)
        .insert(Object.fromEntries(columns.map(([column, { type }]) => [column, valueFor(type, row)])));
  }
  await db.connection("gevel_changes").where({ key: "12" }).update({ kind: "project" });
  for (const [name, { cursor }] of Object.entries(formerJobTables))
    if (await db.connection.schema.hasTable(name))
      await db
        .connection(name)
        .where({ id: 1 })
        .update({ ...cursor, holder: "killed", held_until: 1_764_000_000_002 });
}

const jobRow = ({ gevel_jobs: rows = [] }: Tables, job: string) => rows.find(({ name }) => name === job);

describe.each(earlierEngines)("the migrations of all plugins on $name", ({ restore, create }) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const open = async (database: EarlierDatabase) => {
    const db = openDatabase(connectionOf(database));
    closing.push(() => db.destroy().then(() => database.drop()));
    return db;
  };

  it.each(["c5e625c", "ad2dcefa"])(
    "CMS-7 the tables of version 0.1.0 (%s) keep their rows, and become those of an empty database",
    async (commit) => {
      const db = await open(await restore(commit));
      await fill(db);
      const before = await readTables(db);
      expect(Object.keys(before).length).toBeGreaterThan(5);

      expect(await runMigrations(db, plugins)).toHaveLength(1);
      const after = await readTables(db);
      const {
        gevel_alert_homes: offered = [],
        gevel_no_news: baseline = [],
        gevel_alerts: alerts = [],
        owner_stats_report_work: plan,
        ...others
      } = before;
      for (const [name, rows] of Object.entries(others))
        if (!(name in formerJobTables)) expect(after[name], name).toMatchObject(rows.map(renamed));
      for (const [name, { job, cursor }] of Object.entries(formerJobTables)) {
        expect(after[name], name).toBeUndefined();
        if (!(name in before) || cursor === null) continue;
        const row = z.object({ cursor: z.string(), held_until: z.coerce.number() }).parse(jobRow(after, job));
        expect([JSON.parse(row.cursor), row.held_until], job).toEqual([cursor, 0]);
      }
      const schedule = plan?.map(({ holder: _holder, held_until: _until, ...row }) => row);
      if (schedule) expect(after.owner_stats_report_work).toEqual(schedule);
      expect(after.gevel_alerts).toMatchObject(
        alerts.map(({ listing, ...row }) => ({ ...row, kind: "property", item: listing })),
      );
      expect(after.gevel_alert_items).toMatchObject(
        offered.map(({ listing, home, on_offer }) => ({ item: listing, searched: `[${String(home)}]`, on_offer })),
      );
      // Projects that exist count as known where alerts were about listings only.
      const known = offered.length > 0 ? [{ kind: "project", key: "12" }] : [];
      expect(after.gevel_import_baseline).toEqual([...baseline, ...known]);

      const fresh = await open(await create());
      await runMigrations(fresh, plugins);
      expect(await columnsOf(db)).toEqual(await columnsOf(fresh));
      expect(await runMigrations(db, plugins)).toEqual([]);
      expect(await readTables(db)).toEqual(after);
    },
  );
});
