/** Some hundred lists of filters and menus, each a few kilobytes. */
const keptAtMost = 4 * 1024 * 1024;

/** What React drew of a part, and where in it markup stands that is laid for the page, by its name. */
export type KeptPieces = readonly (Buffer | string)[];

/** Markup of parts that many pages have alike, by all that they are drawn from. What was not asked for longest goes first. */
export class KeptMarkup {
  readonly #limit: number;
  readonly #kept = new Map<string, KeptPieces>();
  #bytes = 0;

  constructor(limit = keptAtMost) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): KeptPieces | undefined {
    const known = this.#kept.get(key);
    if (known === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, known);
    return known;
  }

  keep(key: string, pieces: KeptPieces): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, pieces);
    this.#bytes += sizeOf(key, pieces);
    for (const [oldest, its] of this.#kept) {
      if (this.#bytes <= this.#limit) return;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(oldest, its);
    }
  }
}

const sizeOf = (key: string, pieces: KeptPieces): number =>
  pieces.reduce((sum, piece) => sum + piece.length, key.length * 2);
