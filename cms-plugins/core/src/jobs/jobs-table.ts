import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inTransaction, table, type Connection } from "../database/database.js";
import type { Migration } from "../database/migrations.js";
import { jobRunsSchema, type JobRun } from "./job-contract.js";

/** One row per job: who runs it until when, what it did last, and where it left off. */
const jobsTable = "gevel_jobs";
/** A killed process loses its jobs after this time; a running one renews its lease earlier. */
const leaseMs = 30_000;
const maxRuns = 10;

export const jobMigrations: readonly Migration[] = [
  {
    name: "001-jobs",
    async up(db) {
      await db.schema.createTable(jobsTable, (columns) => {
        columns.string("name", 100).primary();
        columns.string("holder", 64).notNullable().defaultTo("");
        // Moments in ms since 1970.
        columns.bigInteger("held_until").notNullable().defaultTo(0);
        // Null where no run is in progress; a run that its process did not survive leaves it.
        columns.bigInteger("started_at");
        columns.bigInteger("due_at");
        columns.bigInteger("requested_at");
        // In a row.
        columns.integer("failures").notNullable().defaultTo(0);
        // JSON: where the job left off.
        columns.text("cursor");
        // JSON: the last runs, the latest first.
        columns.text("runs").notNullable();
      });
    },
  },
];

interface FormerJob {
  job: string;
  /** Its table of one row. */
  table: string;
  /** The columns that say where it left off. */
  cursor?: z.ZodType<object>;
}

/** For the migration of a plugin whose job had its lease and cursor in a table of its own, until version 0.2. */
export async function replaceJobTable(db: Connection, { job, table: former, cursor }: FormerJob): Promise<void> {
  const found: unknown = await db(former).where({ id: 1 }).first();
  if (cursor !== undefined && found !== undefined)
    await db(jobsTable).insert({ name: job, cursor: JSON.stringify(cursor.parse(found)), runs: "[]" });
  await db.schema.dropTable(former);
}

const moment = z.coerce.number();
const parsedRuns = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(jobRunsSchema);
const jobRow = z.object({
  name: z.string(),
  held_until: moment,
  started_at: moment.nullable(),
  due_at: moment.nullable(),
  requested_at: moment.nullable(),
  failures: z.number(),
  runs: parsedRuns,
});
export type JobRow = z.infer<typeof jobRow>;

export const readJobs = (strapi: Core.Strapi): Promise<JobRow[]> =>
  inTransaction(strapi, async ({ trx }) => z.array(jobRow).parse(await table(strapi, trx, jobsTable)));

export const readJob = (strapi: Core.Strapi, name: string): Promise<JobRow | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, jobsTable).where({ name }).first();
    return found === undefined ? null : jobRow.parse(found);
  });

/** Creates the row of a job, where it has none. */
async function insertJob(strapi: Core.Strapi, name: string): Promise<void> {
  await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, jobsTable).insert({ name, runs: "[]" }).onConflict("name").ignore(),
  );
}

interface Holder {
  name: string;
  /** Identifies a running CMS. */
  holder: string;
}

/**
 * Renews the lease; the database's row lock decides between several that try at once. A lease that ends further in the
 * future than any lease can was taken before the clock was set back: it counts for nothing.
 */
export function acquireLease(strapi: Core.Strapi, { name, holder }: Holder, now: number): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const updated: unknown = await table(strapi, trx, jobsTable)
      .where({ name })
      .andWhere(
        (free) =>
          void free
            .where({ holder })
            .orWhere("held_until", "<", now)
            .orWhere("held_until", ">", now + 2 * leaseMs),
      )
      .update({ holder, held_until: now + leaseMs });
    return updated === 1;
  });
}

/** Adds a run; runs of the same kind in a row are one, so that a job of every few seconds shows more than a minute. */
function withRun(runs: readonly JobRun[], run: JobRun): JobRun[] {
  const [last, ...earlier] = runs;
  const isSame = last !== undefined && last.outcome === run.outcome && last.error === run.error;
  return isSame ? [{ ...run, times: last.times + 1 }, ...earlier] : [run, ...runs].slice(0, maxRuns);
}

/** Takes the lease and begins a run; null while another CMS has it. A run that was killed is recorded as interrupted. */
export async function beginRun(strapi: Core.Strapi, holder: Holder, now: number): Promise<JobRow | null> {
  await insertJob(strapi, holder.name);
  return inTransaction(strapi, async ({ trx }) => {
    if (!(await acquireLease(strapi, holder, now))) return null;
    const row = jobRow.parse(await table(strapi, trx, jobsTable).where({ name: holder.name }).first());
    const { started_at: killedAt } = row;
    const runs =
      killedAt === null
        ? row.runs
        : withRun(row.runs, { at: killedAt, ms: null, outcome: "interrupted", error: "", times: 1 });
    await table(strapi, trx, jobsTable)
      .where({ name: holder.name })
      .update({ started_at: now, runs: JSON.stringify(runs) });
    return { ...row, runs };
  });
}

interface Ending {
  begun: JobRow;
  /** Null for a run that gave way before it was done. */
  run: JobRun | null;
  dueAt: number;
  failures: number;
}

/** Ends a run and frees the lease. */
export function endRun(
  strapi: Core.Strapi,
  { name, holder }: Holder,
  { begun, run, dueAt, failures }: Ending,
): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    const row = () => table(strapi, trx, jobsTable).where({ name });
    // A request during the run stays for the next one.
    if (run !== null) await row().where({ requested_at: begun.requested_at }).update({ requested_at: null });
    const runs = run === null ? begun.runs : withRun(begun.runs, run);
    await row()
      .where({ holder })
      .update({ held_until: 0, started_at: null, due_at: dueAt, failures, runs: JSON.stringify(runs) });
  });
}

/** Where a job left off; null before its first step. */
export const readCursor = (strapi: Core.Strapi, name: string): Promise<unknown> =>
  inTransaction(strapi, async ({ trx }): Promise<unknown> => {
    const found: unknown = await table(strapi, trx, jobsTable).where({ name }).first("cursor");
    const cursor = z.object({ cursor: z.string().nullable() }).optional().parse(found)?.cursor ?? null;
    return cursor === null ? null : JSON.parse(cursor);
  });

/** Written in the transaction of the step it belongs to. */
export const writeCursor = (strapi: Core.Strapi, name: string, cursor: unknown): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await insertJob(strapi, name);
    await table(strapi, trx, jobsTable)
      .where({ name })
      .update({ cursor: JSON.stringify(cursor) });
  });

/** Sets when a job runs next, or that it runs as soon as a CMS can. */
export const updateJob = (
  strapi: Core.Strapi,
  name: string,
  change: { due_at: number } | { requested_at: number },
): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await insertJob(strapi, name);
    await table(strapi, trx, jobsTable).where({ name }).update(change);
  });
