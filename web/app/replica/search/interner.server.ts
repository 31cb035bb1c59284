/**
 * Gives each different value a number, once and for good. It only grows, so states that share it keep their numbers;
 * each state knows how many there were in its time.
 */
export class Interner<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  get size(): number {
    return this.#values.length;
  }

  number(key: string, make: () => Value): number {
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.#values.push(make()) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  find(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  at(number: number): Value | undefined {
    return this.#values[number];
  }

  all(): readonly Value[] {
    return this.#values;
  }
}
