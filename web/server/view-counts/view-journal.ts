import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { viewBatchLimit } from "@gevel/config";
import { syncFolder } from "../lead-spool/sync-folder";
import { lineOf, readLines, withoutMarks, type View } from "./view-lines";

/** When it was begun, and the id under which the CMS takes it once. */
const nameOf = () => `${String(Date.now()).padStart(15, "0")}-${randomUUID()}.views`;
const isOurs = (name: string) => /^\d{15}-[0-9a-f-]{36}\.views$/.test(name);
const batchOf = (name: string) => name.slice(16, -".views".length);
const begunAt = (name: string) => Number(name.slice(0, 15));

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

interface Current {
  name: string;
  handle: FileHandle;
  lines: number;
}

/**
 * Views on this site's disk until the CMS has them, for this user alone. Each file becomes one batch and never changes once it
 * is closed, so handing it over again adds nothing. Views of one moment share one wait for the disk.
 */
export class ViewJournal {
  readonly #path: string;
  #closed: string[] = [];
  #current: Current | null = null;
  #waiting: Waiting[] = [];
  /** One work on the files at a time. */
  #work: Promise<void> = Promise.resolve();
  #writes = false;

  private constructor(path: string) {
    this.#path = path;
  }

  /** What an earlier process wrote is there to be handed over, however it ended. */
  static async open(path: string): Promise<ViewJournal> {
    const journal = new ViewJournal(path);
    await mkdir(journal.#refused, { recursive: true, mode: 0o700 });
    const names = await readdir(path);
    for (const name of names.filter((name) => name.endsWith(".tmp"))) await rm(join(path, name));
    journal.#closed = names.filter(isOurs).sort();
    return journal;
  }

  /** Files that wait, the one that is being written among them. */
  get waiting(): number {
    return this.#closed.length + (this.#current ? 1 : 0);
  }

  /** Resolves once it is on the disk; rejects where that does not take it. */
  append(view: View): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line: lineOf(view), resolve, reject });
      if (this.#writes) return;
      this.#writes = true;
      void this.#alone(() => this.#write());
    });
  }

  /** Batches that can be handed over, the oldest first; what is being written becomes one. */
  async batches(): Promise<string[]> {
    if (this.#closed.length === 0) await this.#alone(() => this.#close());
    return [...this.#closed];
  }

  async read(name: string) {
    return { batch: batchOf(name), ...readLines(await readFile(join(this.#path, name), "utf8")) };
  }

  async erase(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true });
    this.#closed = this.#closed.filter((closed) => closed !== name);
  }

  /** For a person to look at. */
  async putAside(name: string): Promise<void> {
    await rename(join(this.#path, name), join(this.#refused, name));
    this.#closed = this.#closed.filter((closed) => closed !== name);
  }

  /** Puts numbers in the place of marks from before a moment. The batch stays the same: it is counted in the one form or the other. */
  forget(oldest: Date): Promise<void> {
    return this.#alone(async () => {
      if (this.#current && begunAt(this.#current.name) < oldest.getTime()) await this.#close();
      for (const name of this.#closed.filter((closed) => begunAt(closed) < oldest.getTime())) {
        const text = withoutMarks(await readFile(join(this.#path, name), "utf8"), oldest);
        if (text === null) continue;
        const draft = join(this.#path, `${name}.tmp`);
        const handle = await open(draft, "w", 0o600);
        try {
          await handle.writeFile(text);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, join(this.#path, name));
      }
    });
  }

  /** After it nothing is appended. */
  close(): Promise<void> {
    return this.#alone(() => this.#close());
  }

  get #refused(): string {
    return join(this.#path, "refused");
  }

  #alone(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const room = viewBatchLimit - (this.#current?.lines ?? 0);
      const together = this.#waiting.splice(0, room);
      try {
        const current = (this.#current ??= await this.#begin());
        await current.handle.appendFile(together.map(({ line }) => line).join(""));
        await current.handle.datasync();
        current.lines += together.length;
        if (current.lines >= viewBatchLimit) await this.#close();
        for (const { resolve } of together) resolve();
      } catch (cause) {
        // It may end in half a line: what comes next begins another.
        await this.#close().catch(() => undefined);
        for (const { reject } of together) reject(cause);
      }
    }
    this.#writes = false;
  }

  async #begin(): Promise<Current> {
    const name = nameOf();
    const handle = await open(join(this.#path, name), "ax", 0o600);
    try {
      await syncFolder(this.#path);
    } catch (cause) {
      await handle.close();
      throw cause;
    }
    return { name, handle, lines: 0 };
  }

  async #close(): Promise<void> {
    if (this.#current === null) return;
    const { name, handle } = this.#current;
    this.#current = null;
    this.#closed.push(name);
    await handle.close();
  }
}
