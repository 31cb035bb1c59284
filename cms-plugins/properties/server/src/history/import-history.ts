import { tmpdir } from "node:os";
import { perStrapi, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { historyTable } from "./history-table.js";
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline as piped } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { SentBody } from "./sent-body.js";

interface SentFilesOptions {
  folder: string;
  /** Maximum age of a file since it was last sent. */
  days: number;
  /** Total of all files, as stored. */
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
 * The bodies sent to the import, gzipped, each content once: sending the same one again costs a hash and no file. A
 * file is complete or missing. The oldest are deleted first.
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

  /** Stores the body and returns its name. */
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
        // It may name owners: no other user of this machine may read it.
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

  /** The bytes as sent; null if they are no longer stored. */
  async read(name: string): Promise<AsyncIterable<Buffer> | null> {
    if (!(await this.has(name))) return null;
    // The stream's reader receives the error.
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

const sweepEveryMs = 60_000;

interface History {
  files: SentFiles | null;
  sweptAt: number;
}

const historyOf = perStrapi((strapi): History => {
  const { historyFolder, historyDays, historyBytes, historyEntries } = pluginSettings(strapi);
  const limits = { days: historyDays, bytes: historyBytes, files: historyEntries };
  return {
    files: historyFolder === undefined ? null : new SentFiles({ folder: historyFolder, ...limits }),
    sweptAt: 0,
  };
});

/** Null where no folder is set. */
export const sentFiles = (strapi: Core.Strapi): SentFiles | null => historyOf(strapi).files;

/** Temporary storage of request bodies during their import. */
export const uploadsFolder = (strapi: Core.Strapi): string => pluginSettings(strapi).historyFolder ?? tmpdir();

/** Drops the oldest entries and files beyond what the settings allow. */
export async function sweepHistory(strapi: Core.Strapi): Promise<void> {
  historyOf(strapi).sweptAt = Date.now();
  const { historyEntries } = pluginSettings(strapi);
  await inTransaction(strapi, async ({ trx }) => {
    const newest: unknown = await table(strapi, trx, historyTable).max({ id: "id" }).first();
    const { id } = z.object({ id: z.coerce.number() }).parse(newest);
    await table(strapi, trx, historyTable)
      .where("id", "<=", id - historyEntries)
      .delete();
  });
  await sentFiles(strapi)?.sweep();
}

/** The same, throttled. */
export async function sweepThrottled(strapi: Core.Strapi): Promise<void> {
  if (Date.now() - historyOf(strapi).sweptAt > sweepEveryMs) await sweepHistory(strapi);
}
