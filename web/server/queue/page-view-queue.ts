import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { belgianDay, countPageViews, viewBatchLimit, viewBatchSchema, type ViewBatch } from "@gevel/config";
import type { Statement } from "better-sqlite3";
import { z } from "zod";
import type { QueueState } from "../health";
import type { QueueDatabase } from "./queue-database";
import { QueuedItems } from "./queued-items";

export type View = ViewBatch["views"][number];
type Counts = Pick<ViewBatch, "views" | "counted">;

interface Pending {
  view: View;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Views of this time share one transaction, which costs far more than a view; nobody waits for a beacon. */
const gatherMs = 2;

const viewSchema = viewBatchSchema.shape.views.element;
const startOf = ([, , second]: View) => second * 1000;

/**
 * Views until the CMS has them. A transaction waits for the system and not for the disk. A batch is immutable:
 * delivering it again adds nothing.
 */
export class PageViewQueue {
  readonly items: QueuedItems<ViewBatch>;
  readonly #database: QueueDatabase;
  readonly #insert: Statement;
  #pending: Pending[] = [];

  constructor(database: QueueDatabase) {
    this.items = new QueuedItems(database, "page-views", viewBatchSchema);
    this.#database = database;
    this.#insert = database.db.prepare("INSERT INTO page_views (listing, visitor, second) VALUES (?, ?, ?)");
  }

  /** In batches, those still to form among them. */
  get state(): QueueState {
    const { waiting, refused } = this.items.state;
    const views = z.number().parse(this.#database.db.prepare("SELECT count(*) FROM page_views").pluck().get());
    return { waiting: waiting + Math.ceil(views / viewBatchLimit), refused };
  }

  /** Resolves once it outlives this process; rejects where the disk does not take it. */
  append(view: View): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ view, resolve, reject });
      if (this.#pending.length === 1) setTimeout(() => this.#write(), gatherMs);
    });
  }

  /** Forms batches of all views; they are on the disk, so that a power cut does not form others of the same views. */
  async gather(): Promise<void> {
    let formed = 0;
    while (this.#formBatch()) {
      formed += 1;
      await turn();
    }
    if (formed > 0) await this.#database.sync();
  }

  /** Replaces hashes from before a given time by counts, in the same batch: it is counted in one form or the other. */
  async forget(oldest: Date): Promise<void> {
    const first = this.#database.db.prepare("SELECT second FROM page_views ORDER BY id LIMIT 1").pluck().get();
    if (first !== undefined && z.number().parse(first) * 1000 < oldest.getTime()) await this.gather();
    let replaced = 0;
    for (const key of this.items.queuedBefore(oldest)) {
      const batch = this.items.read(key);
      const counts = batch && withoutHashes(batch, oldest);
      if (!batch || !counts) continue;
      this.items.replace(key, { ...batch, ...counts });
      replaced += 1;
      await turn();
    }
    if (replaced > 0) this.#database.eraseTraces();
  }

  #write(): void {
    const together = this.#pending;
    this.#pending = [];
    try {
      const insert = () => together.forEach(({ view }) => this.#insert.run(...view));
      this.#database.db.transaction(insert).immediate();
    } catch (cause) {
      for (const { reject } of together) reject(cause);
      return;
    }
    for (const { resolve } of together) resolve();
    this.#database.syncSoon();
  }

  /** False if there are no views. */
  #formBatch(): boolean {
    const { db } = this.#database;
    const oldest = "FROM page_views ORDER BY id LIMIT ?";
    return db
      .transaction(() => {
        const rows = db.prepare(`SELECT listing, visitor, second ${oldest}`).raw().all(viewBatchLimit);
        if (rows.length === 0) return false;
        const unique = new Map(rows.map((row) => [String(row), viewSchema.safeParse(row).data]));
        const views = [...unique.values()].filter((view) => view !== undefined);
        const item = { batch: randomUUID(), views, counted: [] };
        if (views.length > 0) this.items.add({ key: item.batch, item, queuedAt: Math.min(...views.map(startOf)) });
        db.prepare(`DELETE FROM page_views WHERE id IN (SELECT id ${oldest})`).run(viewBatchLimit);
        return true;
      })
      .immediate();
  }
}

/** Null if there are no hashes from before a given time. */
function withoutHashes({ views, counted }: Counts, oldest: Date): Counts | null {
  const isOld = (view: View) => startOf(view) < oldest.getTime();
  const old = new Map<string, View[]>();
  for (const view of views.filter(isOld)) old.set(view[1], [...(old.get(view[1]) ?? []), view]);
  if (old.size === 0) return null;
  const counts = new Map<string, Counts["counted"][number]>();
  const add = ([day, listing, pageViews]: Counts["counted"][number]) => {
    const key = `${day} ${listing}`;
    counts.set(key, [day, listing, (counts.get(key)?.[2] ?? 0) + pageViews]);
  };
  counted.forEach(add);
  for (const [first, ...others] of old.values())
    if (first) {
      const seconds = [first, ...others].map(([, , second]) => second);
      add([belgianDay(new Date(startOf(first))), first[0], countPageViews(seconds)]);
    }
  return { views: views.filter((view) => !isOld(view)), counted: [...counts.values()] };
}
