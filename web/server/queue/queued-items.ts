import { z } from "zod";
import type { QueueState } from "../health";
import type { QueueDatabase } from "./queue-database";

const columnSchema = z.array(z.string());

interface Added<Item> {
  key: string;
  item: Item;
  /** In milliseconds since 1970. */
  queuedAt: number;
  failed?: boolean;
}

/** The rows of one kind, each delivered to the CMS as one. */
export class QueuedItems<Item> {
  readonly database: QueueDatabase;
  readonly #kind: string;
  readonly #schema: z.ZodType<Item>;

  constructor(database: QueueDatabase, kind: "lead" | "page-views", schema: z.ZodType<Item>) {
    this.database = database;
    this.#kind = kind;
    this.#schema = schema;
  }

  get state(): QueueState {
    const rows = "FROM queued_items WHERE kind = @kind AND failed";
    const statement = this.database.db.prepare(
      `SELECT (SELECT count(*) ${rows} = 0) AS waiting, (SELECT count(*) ${rows} = 1) AS refused`,
    );
    return z.object({ waiting: z.number(), refused: z.number() }).parse(statement.get({ kind: this.#kind }));
  }

  /** An item that is queued already stays as it is. */
  add({ key, item, queuedAt, failed = false }: Added<Item>): void {
    const values = { key, queuedAt, failed: Number(failed), json: JSON.stringify(item) };
    this.#run(
      "INSERT INTO queued_items VALUES (@kind, @key, @queuedAt, @failed, @json) ON CONFLICT DO NOTHING",
      values,
    );
  }

  /** Keys of the items to deliver, oldest first. */
  waiting(): string[] {
    return this.#column("SELECT key FROM queued_items WHERE kind = @kind AND failed = 0 ORDER BY queued_at, rowid");
  }

  /** Keys of all items queued before a given time. */
  queuedBefore(time: Date): string[] {
    const values = { time: time.getTime() };
    return this.#column("SELECT key FROM queued_items WHERE kind = @kind AND queued_at < @time", values);
  }

  /** Undefined if it is no longer there, null if it is unreadable. */
  read(key: string): Item | null | undefined {
    const [json] = this.#column("SELECT json FROM queued_items WHERE kind = @kind AND key = @key", { key });
    if (json === undefined) return undefined;
    try {
      return this.#schema.parse(JSON.parse(json));
    } catch {
      return null;
    }
  }

  replace(key: string, item: Item): void {
    const json = JSON.stringify(item);
    this.#run("UPDATE queued_items SET json = @json WHERE kind = @kind AND key = @key", { key, json });
  }

  erase(key: string): void {
    this.#run("DELETE FROM queued_items WHERE kind = @kind AND key = @key", { key });
  }

  setAside(key: string): void {
    this.#run("UPDATE queued_items SET failed = 1 WHERE kind = @kind AND key = @key", { key });
  }

  /** Requeues the items that were set aside, except those queued before a given time; returns their keys. */
  requeue(oldest: number): string[] {
    const failed = "kind = @kind AND failed = 1 AND queued_at >= @oldest";
    return this.#column(`UPDATE queued_items SET failed = 0 WHERE ${failed} RETURNING key`, { oldest });
  }

  #run(statement: string, values: object): void {
    this.database.db.prepare(statement).run({ ...values, kind: this.#kind });
  }

  #column(statement: string, values: object = {}): string[] {
    return columnSchema.parse(
      this.database.db
        .prepare(statement)
        .pluck()
        .all({ ...values, kind: this.#kind }),
    );
  }
}
