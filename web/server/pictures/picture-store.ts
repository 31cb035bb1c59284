import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFormat, PictureWidth } from "@gevel/config";

/** A variant made of a picture: a width in a format, or the share card. */
export type PictureVariant = `${PictureWidth}.${PictureFormat}` | "share.jpg";

interface Stored {
  bytes: number;
  /** When its source was requested, in ms: it shows the source of that time or later. */
  madeAt: number;
}

/** Made pictures on disk, bounded in bytes: the least recently requested are evicted first. */
export class PictureStore {
  readonly #folder: string;
  readonly #capacity: number;
  /** By file name, least recently used first. */
  readonly #files = new Map<string, Stored>();
  #bytes = 0;
  #trimming: Promise<void> | null = null;

  private constructor(folder: string, capacityInBytes: number) {
    this.#folder = folder;
    this.#capacity = capacityInBytes;
  }

  static async open(folder: string, capacityInBytes: number): Promise<PictureStore> {
    await mkdir(folder, { recursive: true });
    const store = new PictureStore(folder, capacityInBytes);
    await store.#readFolder();
    return store;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(source: URL, variant: PictureVariant): { path: string; madeAt: number } | null {
    const name = fileName(source, variant);
    const stored = this.#files.get(name);
    if (!stored) return null;
    this.#files.delete(name);
    this.#files.set(name, stored);
    return { path: join(this.#folder, name), madeAt: stored.madeAt };
  }

  async put(source: URL, pictures: ReadonlyMap<PictureVariant, Buffer>, madeAt = Date.now()): Promise<void> {
    for (const [variant, picture] of pictures) {
      const name = fileName(source, variant);
      const draft = join(this.#folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(draft, picture);
        await utimes(draft, new Date(madeAt), new Date(madeAt));
        await rename(draft, join(this.#folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      this.#bytes += picture.length - (this.#files.get(name)?.bytes ?? 0);
      this.#files.delete(name);
      this.#files.set(name, { bytes: picture.length, madeAt });
    }
    await (this.#trimming ??= this.#trim().finally(() => (this.#trimming = null)));
  }

  /** Removed from disk by somebody else. */
  forget(source: URL, variant: PictureVariant): void {
    const name = fileName(source, variant);
    this.#bytes -= this.#files.get(name)?.bytes ?? 0;
    this.#files.delete(name);
  }

  async #trim(): Promise<void> {
    if (this.#bytes <= this.#capacity) return;
    for (const [name, { bytes }] of this.#files) {
      if (this.#bytes <= this.#capacity * 0.9) return;
      this.#files.delete(name);
      this.#bytes -= bytes;
      await rm(join(this.#folder, name), { force: true });
    }
  }

  async #readFolder(): Promise<void> {
    const found: [string, Stored][] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!/\.(webp|jpe?g|png)$/.test(name)) {
        await rm(path, { force: true, recursive: true });
        continue;
      }
      const { size, mtimeMs } = await stat(path);
      found.push([name, { bytes: size, madeAt: mtimeMs }]);
    }
    for (const [name, stored] of found.toSorted(([, a], [, b]) => a.madeAt - b.madeAt)) {
      this.#files.set(name, stored);
      this.#bytes += stored.bytes;
    }
  }
}

const fileName = (source: URL, variant: PictureVariant): string =>
  `${createHash("sha256").update(source.href).digest("hex").slice(0, 40)}-${variant}`;
