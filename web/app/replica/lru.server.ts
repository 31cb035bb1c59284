/** Remembers so many times as many numbers as it keeps values. */
const memory = 8;

/**
 * The last used of what is made from its id. A value is kept from the second time on that it is asked for: what is asked
 * for once in a while would only push out what is asked for often. What could not be made is not kept.
 */
export class Lru<Value> {
  readonly #limit: number;
  readonly #make: (id: number) => Value | null;
  readonly #entries: Map<number, Value>;
  /** Ids asked for of late, each in the place that its remainder gives. */
  readonly #requested: Int32Array;

  constructor(limit: number, make: (id: number) => Value | null, entries: Iterable<readonly [number, Value]> = []) {
    this.#limit = limit;
    this.#make = make;
    this.#entries = new Map(entries);
    this.#requested = new Int32Array(limit * memory);
  }

  get(id: number): Value | null {
    const cached = this.#entries.get(id);
    if (cached !== undefined) {
      this.#entries.delete(id);
      this.#entries.set(id, cached);
      return cached;
    }
    const made = this.#make(id);
    if (made !== null && this.#wasRequested(id)) this.#store(id, made);
    return made;
  }

  entries(): Iterable<readonly [number, Value]> {
    return this.#entries;
  }

  #wasRequested(id: number): boolean {
    const place = id % this.#requested.length;
    const before = this.#requested[place];
    this.#requested[place] = id;
    return before === id;
  }

  #store(id: number, value: Value): void {
    this.#entries.set(id, value);
    if (this.#entries.size <= this.#limit) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
