import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { historyTable } from "./history-table.js";
import { storedEndings } from "./stored-ending.js";

/** A running import updates how long it has run at this interval. */
const heartbeatMs = 10_000;
/** An import without an update for this long was interrupted with its CMS. */
const staleMs = 60_000;

const insertedRow = z.tuple([z.object({ id: z.number().int() })]);

type Values = Record<string, string | number | null>;

/** Whether an entry marked as running was in fact interrupted. */
export function isInterrupted({ at, milliseconds }: { at: string; milliseconds: number }, now: number): boolean {
  return Date.parse(at) + milliseconds + staleMs < now;
}

const runningRows = z.array(z.object({ at: z.string(), milliseconds: z.number() }));

/** Whether an import runs, in this CMS or another. */
export async function isImportRunning(strapi: Core.Strapi, now: number): Promise<boolean> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, historyTable).where({ ending: storedEndings.running }).select("at", "milliseconds"),
  );
  return runningRows.parse(rows).some((entry) => !isInterrupted(entry, now));
}

/**
 * On SQLite no second CMS can be importing: an entry still running at start belongs to a CMS that was killed. On
 * PostgreSQL another CMS may be importing, and only missing updates tell.
 */
export async function closeInterrupted(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "sqlite") return;
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, historyTable)
      .where({ ending: storedEndings.running })
      .update({ ending: storedEndings.interrupted });
  });
}

/** An entry of the history from its import's beginning, so that an import which takes its CMS down is not forgotten. */
export class RunningImport {
  readonly #strapi: Core.Strapi;
  readonly #since = performance.now();
  readonly #begun: Promise<number | null>;
  readonly #beat: NodeJS.Timeout;

  constructor(strapi: Core.Strapi, row: Values) {
    this.#strapi = strapi;
    this.#begun = this.#insert({ ...row, ending: storedEndings.running }).catch((cause: unknown) => {
      this.#warn("start", cause);
      return null;
    });
    this.#beat = setInterval(() => void this.note({}), heartbeatMs);
    this.#beat.unref();
  }

  get milliseconds(): number {
    return Math.round(performance.now() - this.#since);
  }

  /** Facts that became known meanwhile. A failure to write them does not stop the import. */
  async note(values: Values): Promise<void> {
    const id = await this.#begun;
    if (id === null) return;
    await this.#update(id, { ...values, milliseconds: this.milliseconds }).catch((cause: unknown) =>
      this.#warn("progress", cause),
    );
  }

  #warn(what: string, cause: unknown): void {
    this.#strapi.log.warn(
      `import: recording its ${what} in the import log failed, importing goes on: ${String(cause).slice(0, 500)}`,
    );
  }

  /** The whole entry; answers its number. */
  async end(row: Values): Promise<number> {
    clearInterval(this.#beat);
    const id = await this.#begun;
    if (id === null) return await this.#insert(row);
    await this.#update(id, row);
    return id;
  }

  #insert(row: Values): Promise<number> {
    return inTransaction(this.#strapi, async ({ trx }) => {
      const inserted: unknown = await table(this.#strapi, trx, historyTable).insert(row).returning("id");
      return insertedRow.parse(inserted)[0].id;
    });
  }

  #update(id: number, values: Values): Promise<void> {
    return inTransaction(this.#strapi, async ({ trx }) => {
      await table(this.#strapi, trx, historyTable).where({ id }).update(values);
    });
  }
}
