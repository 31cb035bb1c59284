import type { WrittenNumber } from "../draft/item-draft.js";
import type { Leaf } from "../draft/unread-leaves.js";

export interface Entry {
  /** As written. */
  key: string;
  value: unknown;
}

/**
 * A JSON object with case-insensitive keys: EPCLabelText, EpcLabelText and epcLabelText are one. It tracks which values
 * were read, so that the unread ones can be reported.
 */
export class JsonRecord {
  readonly #values = new Map<string, Entry[]>();
  readonly #read = new Set<Entry>();
  readonly #inner = new Map<Entry, JsonRecord[]>();

  constructor(record: object) {
    const entries: [string, unknown][] = Object.entries(record);
    for (const [key, value] of entries) {
      const same = this.#values.get(key.toLowerCase());
      if (same) same.push({ key, value });
      else this.#values.set(key.toLowerCase(), [{ key, value }]);
    }
  }

  /**
   * The first of several keys with a text, a number or a boolean, with its name as written. An object or a list in its
   * place does not count as read, so it is reported.
   */
  find(...keys: readonly string[]): Readonly<Entry> | null {
    return this.#first(keys, (value) => !isPart(value));
  }

  findObject(...keys: readonly string[]): Readonly<Entry> | null {
    return this.#first(keys, isObject);
  }

  /** The first with any value, also an object or a list: for callers that read or report its content. */
  findAny(...keys: readonly string[]): Readonly<Entry> | null {
    return this.#first(keys, () => true);
  }

  /** Whether a key is present, even if empty: its sender then states that there is none. */
  has(...keys: readonly string[]): boolean {
    return keys.some((key) => this.#values.has(key.toLowerCase()));
  }

  /** Whether a key holds an object or a list, read or not. */
  hasPart(...keys: readonly string[]): boolean {
    return keys.some((key) => this.#values.get(key.toLowerCase())?.some(({ value }) => isPart(value)));
  }

  /** The objects that a found value is or lists; their unread values are reported too. */
  inside(found: Readonly<Entry>): JsonRecord[] {
    const records = listOf(found.value)
      .filter(isObject)
      .map((value) => new JsonRecord(value));
    this.#inner.set(found, records);
    return records;
  }

  /** The unread values of the record, and of the records in it. */
  *unread(path: readonly string[] = []): Iterable<Leaf> {
    for (const entry of [...this.#values.values()].flat()) {
      const here = [...path, entry.key];
      if (!this.#read.has(entry)) yield* leavesOf(entry.value, here);
      else for (const record of this.#inner.get(entry) ?? []) yield* record.unread(here);
    }
  }

  #first(keys: readonly string[], takes: (value: unknown) => boolean): Readonly<Entry> | null {
    for (const key of keys) {
      const found = this.#values.get(key.toLowerCase())?.find(({ value }) => !isBlank(value) && takes(value));
      if (!found) continue;
      this.#read.add(found);
      return found;
    }
    return null;
  }
}

/** Omnicasa writes a dash where it has no text. */
export const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && /^-?$/.test(value.trim()));

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** An object or a list. */
const isPart = (value: unknown) => isObject(value) || isList(value);

export const listOf = (value: unknown): unknown[] => (isList(value) ? value : [value]);

/** The leaves of any JSON, each with its path. */
export function* leavesOf(value: unknown, path: readonly string[] = []): Iterable<Leaf> {
  if (isBlank(value)) return;
  if (isList(value)) for (const entry of value) yield* leavesOf(entry, path);
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, key]);
  else yield { path: path.join("/"), value: plainText(value) };
}

/** A text or number as text; empty for anything else. */
export function plainText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Whatever it is, as text, so that it can be repeated to its sender. */
export const asWritten = (value: unknown): string => (isPart(value) ? JSON.stringify(value) : plainText(value));

export const isZero = (value: unknown) => /^0+([.,]0*)?$/.test(plainText(value));

/** A number as is, for it is unambiguous; a text for the draft to read. */
export const numberOrText = (value: unknown): WrittenNumber => (typeof value === "number" ? value : plainText(value));
