/** It remembers this many times as many ids as it caches values. */
const memory = 8;

/**
 * LRU cache of values made from an id. A value is cached from the second request on: rarely requested values would only
 * evict frequent ones. Values that could not be made are not cached.
 */
export class Lru<Value> {
  readonly #limit: number;
  readonly #make: (id: number) => Value | null;
  readonly #entries: Map<number, Value>;
  /** Recently requested ids, each at the index of its remainder. */
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
