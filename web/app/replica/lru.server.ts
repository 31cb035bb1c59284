/** The last used ones of what is made from its key; what could not be made is not kept. */
export class Lru<Key, Value> {
  readonly #limit: number;
  readonly #make: (key: Key) => Value | null;
  readonly #kept = new Map<Key, Value>();

  constructor(limit: number, make: (key: Key) => Value | null) {
    this.#limit = limit;
    this.#make = make;
  }

  get(key: Key): Value | null {
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = this.#make(key);
    if (made === null) return null;
    this.#kept.set(key, made);
    if (this.#kept.size > this.#limit) {
      const oldest = this.#kept.keys().next();
      if (!oldest.done) this.#kept.delete(oldest.value);
    }
    return made;
  }
}
