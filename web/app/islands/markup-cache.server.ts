/** Some hundred lists of filters and menus, each a few kilobytes. */
const maxCached = 4 * 1024 * 1024;

/** What React drew of a part, and where in it markup stands that is laid for the page, by its name. */
export type CachedPieces = readonly (Buffer | string)[];

/** Markup of parts that many pages have alike, by all that they are drawn from. What was not asked for longest goes first. */
export class MarkupCache {
  readonly #limit: number;
  readonly #cache = new Map<string, CachedPieces>();
  #bytes = 0;

  constructor(limit = maxCached) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedPieces | undefined {
    const cached = this.#cache.get(key);
    if (cached === undefined) return undefined;
    this.#cache.delete(key);
    this.#cache.set(key, cached);
    return cached;
  }

  set(key: string, pieces: CachedPieces): void {
    if (this.#cache.has(key)) return;
    this.#cache.set(key, pieces);
    this.#bytes += sizeOf(key, pieces);
    for (const [oldest, its] of this.#cache) {
      if (this.#bytes <= this.#limit) return;
      this.#cache.delete(oldest);
      this.#bytes -= sizeOf(oldest, its);
    }
  }
}

const sizeOf = (key: string, pieces: CachedPieces): number =>
  pieces.reduce((sum, piece) => sum + piece.length, key.length * 2);
