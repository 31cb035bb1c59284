import { randomUUID } from "node:crypto";
import { close as closeFile, fdatasync, openSync, writeSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { viewBatchLimit } from "@gevel/config";
import { moveFile } from "../lead-queue/move-file";
import { syncFolder } from "../lead-queue/sync-folder";
import { lineOf, readLines, withoutHashes, type View } from "./view-lines";

/** When it was begun, and the id under which the CMS takes it once. */
const nameOf = (begun: Date) => `${String(begun.getTime()).padStart(15, "0")}-${randomUUID()}.views`;
const isOurs = (name: string) => /^\d{15}-[0-9a-f-]{36}\.views$/.test(name);
const batchOf = (name: string) => name.slice(16, -".views".length);
const begunAt = (name: string) => Number(name.slice(0, 15));

/** Written views are flushed to disk within this time, against a power cut; a killed process loses nothing written. */
const syncMs = 1_000;

/** The CMS remembers counted batches for 31 days: it might count older ones twice. */
const retryableForMs = 30 * 86_400_000;

/** Without temporary files of a killed process. */
async function listFiles(path: string): Promise<string[]> {
  const names = await readdir(path);
  for (const name of names.filter((name) => name.endsWith(".tmp"))) await rm(join(path, name));
  return names.filter(isOurs).sort();
}

const readOrNone = (path: string): Promise<string | null> =>
  readFile(path, "utf8").catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw cause;
  });

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

interface Options {
  now?: () => Date;
  /** Called when the disk reports a failed flush of acknowledged views: a power cut may lose them now. */
  onSyncError?: (cause: unknown) => void;
}

interface Current {
  name: string;
  /** Of the open file. */
  file: number;
  lines: number;
}

/**
 * Views on this site's disk until the CMS has them, for this user alone. Each file becomes one batch and is immutable
 * once closed, so delivering it again adds nothing. Views of one turn of the event loop share one write, which is
 * short: it waits for the system and not for the disk.
 */
export class PageViewQueue {
  readonly #path: string;
  readonly #now: () => Date;
  readonly #onSyncError: (cause: unknown) => void;
  #closed: string[] = [];
  /** Batches set aside. */
  #aside: string[] = [];
  #current: Current | null = null;
  #waiting: Waiting[] = [];
  #syncing: NodeJS.Timeout | null = null;

  private constructor(path: string, { now = () => new Date(), onSyncError = () => {} }: Options) {
    this.#path = path;
    this.#now = now;
    this.#onSyncError = onSyncError;
  }

  /** Files of an earlier process can be delivered, however it ended. */
  static async open(path: string, options: Options = {}): Promise<PageViewQueue> {
    const queue = new PageViewQueue(path, options);
    await queue.#makeFolders();
    queue.#closed = await listFiles(path);
    queue.#aside = await listFiles(queue.#failedPath);
    return queue;
  }

  /** Files that wait, the one that is being written among them. */
  get waiting(): number {
    return this.#closed.length + (this.#current ? 1 : 0);
  }

  get refused(): number {
    return this.#aside.length;
  }

  /** Resolves once it outlives this process; rejects where the disk does not take it. */
  append(view: View): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: lineOf(view), resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#write());
    });
  }

  /** Batches to deliver, oldest first; the current file is closed and becomes one if no other is worth a retry. */
  batches(isWorthRetrying: (name: string) => boolean = () => true): string[] {
    if (!this.#closed.some(isWorthRetrying)) this.#close();
    return [...this.#closed];
  }

  /** Empty if somebody removed the file. */
  async read(name: string) {
    return { batch: batchOf(name), ...readLines((await readOrNone(join(this.#path, name))) ?? "") };
  }

  async erase(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true });
    this.#closed = this.#closed.filter((closed) => closed !== name);
  }

  /** For a person to inspect, and for a later retry. */
  async setAside(name: string): Promise<void> {
    await this.#makeFolders();
    await rename(join(this.#path, name), join(this.#failedPath, name));
    this.#closed = this.#closed.filter((closed) => closed !== name);
    this.#aside.push(name);
  }

  /** Requeues the batches that were set aside, except those so old that the CMS may have forgotten them. */
  async takeBack(now: Date): Promise<string[]> {
    const isOld = (name: string) => begunAt(name) < now.getTime() - retryableForMs;
    const restored: string[] = [];
    for (const name of this.#aside.filter((aside) => !isOld(aside))) {
      // A person may have removed it.
      if (await moveFile(join(this.#failedPath, name), join(this.#path, name))) restored.push(name);
    }
    this.#aside = this.#aside.filter(isOld);
    this.#closed = [...this.#closed, ...restored].sort();
    return restored;
  }

  /**
   * Replaces hashes from before a given time by counts. The batch id stays the same: it is counted in one form or the
   * other.
   */
  async forget(oldest: Date): Promise<void> {
    if (this.#current && begunAt(this.#current.name) < oldest.getTime()) this.#close();
    const old = (name: string) => begunAt(name) < oldest.getTime();
    const paths = [
      ...this.#closed.filter(old).map((name) => join(this.#path, name)),
      ...this.#aside.filter(old).map((name) => join(this.#failedPath, name)),
    ];
    for (const path of paths) {
      const text = withoutHashes((await readOrNone(path)) ?? "", oldest);
      if (text === null) continue;
      const draft = `${path}.tmp`;
      const handle = await open(draft, "w", 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
    }
  }

  /** After it nothing is appended. */
  close(): void {
    this.#write();
    this.#close();
  }

  get #failedPath(): string {
    return join(this.#path, "refused");
  }

  async #makeFolders(): Promise<void> {
    await mkdir(this.#failedPath, { recursive: true, mode: 0o700 });
  }

  #write(): void {
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, viewBatchLimit - (this.#current?.lines ?? 0));
      try {
        const current = (this.#current ??= this.#begin());
        const text = together.map(({ line }) => line).join("");
        if (writeSync(current.file, text) < text.length) throw new Error("the disk accepted a part of the line only");
        current.lines += together.length;
        if (current.lines >= viewBatchLimit) this.#close();
        for (const { resolve } of together) resolve();
      } catch (cause) {
        // The file may end in half a line: later views go to a new one.
        this.#close();
        for (const { reject } of together) reject(cause);
      }
    }
    this.#syncing ??= setTimeout(() => {
      this.#syncing = null;
      if (this.#current) fdatasync(this.#current.file, this.#reportSync);
    }, syncMs).unref();
  }

  #begin(): Current {
    const name = nameOf(this.#now());
    const file = openSync(join(this.#path, name), "ax", 0o600);
    syncFolder(this.#path).catch(this.#onSyncError);
    return { name, file, lines: 0 };
  }

  #close(): void {
    if (this.#current === null) return;
    const { name, file } = this.#current;
    this.#current = null;
    this.#closed.push(name);
    fdatasync(file, (cause) => {
      this.#reportSync(cause);
      closeFile(file, this.#reportSync);
    });
  }

  #reportSync = (cause: unknown): void => {
    if (cause) this.#onSyncError(cause);
  };
}
