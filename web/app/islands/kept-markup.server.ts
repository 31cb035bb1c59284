/** Some hundred lists of filters and menus, each a few kilobytes. */
const keptAtMost = 4 * 1024 * 1024;

/** Markup of parts that many pages have alike, by all that they are drawn from. What was not asked for longest goes first. */
export class KeptMarkup {
  readonly #limit: number;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(limit = keptAtMost) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Buffer | undefined {
    const known = this.#kept.get(key);
    if (known === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, known);
    return known;
  }

  keep(key: string, markup: Buffer): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, markup);
    this.#bytes += sizeOf(key, markup);
    for (const [oldest, its] of this.#kept) {
      if (this.#bytes <= this.#limit) return;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(oldest, its);
    }
  }
}

const sizeOf = (key: string, markup: Buffer): number => key.length * 2 + markup.length;
