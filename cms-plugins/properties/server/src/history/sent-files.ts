import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline as piped } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { SentBody } from "./sent-body.js";

export interface SentFilesOptions {
  folder: string;
  /** Oldest a file may get since it was last sent. */
  days: number;
  /** All files together, as they are kept. */
  bytes: number;
  /** How many. */
  files: number;
}

const nameOf = /^[0-9a-f]{64}\.gz$/;
const abandonedMs = 3_600_000;

const timeOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs, size }) => ({ mtimeMs, size }),
    () => null,
  );

/**
 * What was sent to the import, gzipped, each content once: the same feed sent again costs a hash and no file. A file is
 * there whole or not at all. The oldest go first.
 */
export class SentFiles {
  readonly #options: SentFilesOptions;

  constructor(options: SentFilesOptions) {
    this.#options = options;
  }

  async #name(body: SentBody): Promise<string> {
    const hash = createHash("sha256");
    for await (const chunk of body.chunks()) hash.update(chunk);
    return `${hash.digest("hex")}.gz`;
  }

  /** Keeps it and answers its name. */
  async store(body: SentBody): Promise<string> {
    const { folder } = this.#options;
    const name = await this.#name(body);
    const path = join(folder, name);
    const now = new Date();
    if (await this.has(name)) {
      await utimes(path, now, now);
      return name;
    }
    await mkdir(folder, { recursive: true });
    const part = `${path}.${randomUUID()}.part`;
    try {
      // In the thread pool, beside the import's own work: speed counts more than the last byte.
      await pipeline(
        body.chunks(),
        createGzip({ level: 1, chunkSize: 256 * 1024 }),
        // Owners may stand in it: nobody else on this machine is to read it.
        createWriteStream(part, { mode: 0o600 }),
      );
      await rename(part, path);
    } catch (cause) {
      await rm(part, { force: true });
      throw cause;
    }
    return name;
  }

  async has(name: string): Promise<boolean> {
    return nameOf.test(name) && (await timeOf(join(this.#options.folder, name))) !== null;
  }

  /** The bytes as they were sent; null when they are not kept any more. */
  async read(name: string): Promise<AsyncIterable<Buffer> | null> {
    if (!(await this.has(name))) return null;
    // Who reads it hears what failed.
    return piped(createReadStream(join(this.#options.folder, name)), createGunzip(), () => undefined);
  }

  /** Drops what is too old, then the oldest of what is too much. */
  async sweep(now = new Date()): Promise<void> {
    const { folder, days, bytes, files } = this.#options;
    if (!(await timeOf(folder))) return;
    const names = await readdir(folder);
    const found: { path: string; mtimeMs: number; size: number }[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const time = await timeOf(path);
      if (!time) continue;
      const age = now.getTime() - time.mtimeMs;
      if (nameOf.test(name) ? age > days * 86_400_000 : age > abandonedMs) await rm(path, { force: true });
      else if (nameOf.test(name)) found.push({ path, ...time });
    }
    let total = 0;
    for (const [index, { path, size }] of found.sort((a, b) => b.mtimeMs - a.mtimeMs).entries()) {
      total += size;
      if (total > bytes || index >= files) await rm(path, { force: true });
    }
  }
}
