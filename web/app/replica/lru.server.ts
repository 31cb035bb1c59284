/** Remembers so many times as many numbers as it keeps values. */
const memory = 8;

/**
 * The last used of what is made from its id. A value is kept from the second time on that it is asked for: what is asked
 * for once in a while would only push out what is asked for often. What could not be made is not kept.
 */
export class Lru<Value> {
  readonly #limit: number;
  readonly #make: (id: number) => Value | null;
  readonly #kept: Map<number, Value>;
  /** Ids asked for of late, each in the place that its remainder gives. */
  readonly #asked: Int32Array;

  constructor(limit: number, make: (id: number) => Value | null, kept: Iterable<readonly [number, Value]> = []) {
    this.#limit = limit;
    this.#make = make;
    this.#kept = new Map(kept);
    this.#asked = new Int32Array(limit * memory);
  }

  get(id: number): Value | null {
    const known = this.#kept.get(id);
    if (known !== undefined) {
      this.#kept.delete(id);
      this.#kept.set(id, known);
      return known;
    }
    const made = this.#make(id);
    if (made !== null && this.#isAskedAgain(id)) this.#keep(id, made);
    return made;
  }

  entries(): Iterable<readonly [number, Value]> {
    return this.#kept;
  }

  #isAskedAgain(id: number): boolean {
    const place = id % this.#asked.length;
    const before = this.#asked[place];
    this.#asked[place] = id;
    return before === id;
  }

  #keep(id: number, value: Value): void {
    this.#kept.set(id, value);
    if (this.#kept.size <= this.#limit) return;
    const oldest = this.#kept.keys().next();
    if (!oldest.done) this.#kept.delete(oldest.value);
  }
}
