import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import type { BasicLog } from "../log";

/**
 * `queued_items` has what the CMS takes at once: a lead under its key, a batch of page views under its id; `failed` is 1
 * if it is set aside. `page_views` has the views that are in no batch yet.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS queued_items (
    kind TEXT NOT NULL, key TEXT NOT NULL, queued_at INTEGER NOT NULL, failed INTEGER NOT NULL,
    json TEXT NOT NULL, PRIMARY KEY (kind, key)
  );
  CREATE TABLE IF NOT EXISTS page_views (
    id INTEGER PRIMARY KEY, listing INTEGER NOT NULL, visitor TEXT NOT NULL, second INTEGER NOT NULL
  );`;

/** Another process of this site writes for milliseconds. */
const lockWaitMs = 2_000;
/** Page views are flushed to disk within this time, against a power cut; a killed process loses nothing committed. */
const syncMs = 1_000;

const isDamaged = (cause: unknown): boolean =>
  cause instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(cause.code);

function openFile(file: string): Database.Database {
  // SQLite gives its log the mode of the file.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  const db = new Database(file, { timeout: lockWaitMs });
  try {
    for (const setting of ["journal_mode = WAL", "synchronous = NORMAL", "secure_delete = ON"]) db.pragma(setting);
    const problem = db.pragma("quick_check(1)", { simple: true });
    if (problem !== "ok") throw new Database.SqliteError(String(problem), "SQLITE_CORRUPT");
    db.exec(tables);
    return db;
  } catch (cause) {
    db.close();
    throw cause;
  }
}

/** With its log, which SQLite would apply to the new file. A person may recover what is in them. */
function moveAside(file: string): string {
  const date = new Date().toISOString().replaceAll(":", "-");
  const aside = file.replace(/\.sqlite$/, `-damaged-${date}.sqlite`);
  for (const end of ["", "-wal", "-shm"]) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}

/** What the site accepted and the CMS does not have yet: one file, for this user alone. */
export class QueueDatabase {
  readonly db: Database.Database;
  readonly #file: string;
  readonly #log: BasicLog;
  #syncing: NodeJS.Timeout | null = null;

  /** Throws where the folder cannot be used; a damaged file is moved aside. */
  constructor(file: string, log: BasicLog) {
    this.#file = file;
    this.#log = log;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      this.db = openFile(file);
    } catch (cause) {
      if (!isDamaged(cause)) throw cause;
      log.error({ err: cause, aside: moveAside(file) }, "queue: the file is damaged, moved aside, starting a new one");
      this.db = openFile(file);
    }
  }

  /** All of the change is on the disk when this returns; if it throws, nothing of it is stored. */
  durably(change: () => void): void {
    this.db.pragma("synchronous = FULL");
    try {
      this.db.transaction(change).immediate();
    } finally {
      this.db.pragma("synchronous = NORMAL");
    }
  }

  /** Flushes what was committed, without blocking visitors. */
  async sync(): Promise<void> {
    const log = await open(`${this.#file}-wal`, "r").catch((cause: NodeJS.ErrnoException) => {
      // Without a log, all of it is in the file.
      if (cause.code === "ENOENT") return null;
      throw cause;
    });
    if (log === null) return;
    try {
      await log.datasync();
    } finally {
      await log.close();
    }
  }

  syncSoon(): void {
    this.#syncing ??= setTimeout(() => {
      this.#syncing = null;
      this.sync().catch((cause: unknown) =>
        this.#log.error({ err: cause }, "queue: flushing to disk failed, a power cut may lose page views"),
      );
    }, syncMs).unref();
  }

  /** SQLite overwrites what is deleted; after this the log has no copy of it either. */
  eraseTraces(): void {
    this.db.pragma("wal_checkpoint(TRUNCATE)");
  }

  close(): void {
    if (this.#syncing) clearTimeout(this.#syncing);
    this.db.close();
  }
}
