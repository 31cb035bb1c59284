import type { SentBody } from "../history/sent-body.js";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** A range of bytes in a body; the byte at `to` is excluded. */
export interface Span {
  from: number;
  to: number;
}

export interface FoundItems {
  /** With its brackets. */
  list: Span;
  /** Each item as written, without the white space around it. */
  items: Span[];
}

/** The last token, where it decides whether the next one is the list: its name, then a colon. */
type Before = "name" | "colon" | "other";

/** Reads a JSON text byte by byte, in pieces of any length, and records where the items of the list `key` are. */
class ItemFinder {
  readonly #name: Buffer;
  #depth = 0;
  #before: Before = "other";
  #inText = false;
  #isEscaped = false;
  /** Bytes of the name that this text has in common with it from its start; -1 where it is another. */
  #common = -1;
  /** Start of the list and of the current item; -1 outside of them. */
  #listFrom = -1;
  #itemFrom = -1;
  /** After the last byte that is no space. */
  #inkTo = 0;
  readonly #items: Span[] = [];
  #found: FoundItems | null = null;
  #isAmbiguous = false;

  constructor(key: string) {
    this.#name = Buffer.from(`${key}"`);
  }

  /** Takes the next piece, whose first byte is the one at `at`. */
  append(piece: Buffer, at: number): void {
    let index = 0;
    while (index < piece.length && !this.#isAmbiguous)
      index = this.#inText ? this.#readText(piece, index, at) : this.#read(piece, index, at);
  }

  /** Null when there is no such list in the outermost object, it never ends, or there is more than one. */
  get found(): FoundItems | null {
    return this.#isAmbiguous || this.#listFrom >= 0 ? null : this.#found;
  }

  /** Continues in a string; returns the index after the last byte read. */
  #readText(piece: Buffer, from: number, at: number): number {
    let index = from;
    let isEscaped = this.#isEscaped;
    for (; index < piece.length; index += 1) {
      const byte = piece[index];
      if (this.#common >= 0) this.#common = byte === this.#name[this.#common] ? this.#common + 1 : -1;
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) {
        this.#inText = false;
        this.#before = this.#common === this.#name.length ? "name" : "other";
        index += 1;
        break;
      }
    }
    this.#isEscaped = isEscaped;
    this.#inkTo = at + index;
    return index;
  }

  /** Continues outside of strings; returns the index after the opening quote of the next one. */
  #read(piece: Buffer, from: number, at: number): number {
    for (let index = from; index < piece.length; index += 1) {
      const byte = piece[index] ?? 0;
      if (isSpace(byte)) continue;
      if (this.#before !== "other" && !this.#isSought(byte, at + index)) return piece.length;
      if (this.#listFrom >= 0 && this.#depth === 2) this.#readBetweenItems(byte, at + index);
      if (byte === openBrace || byte === openBracket) this.#depth += 1;
      else if (byte === closeBrace || byte === closeBracket) this.#depth -= 1;
      else if (byte === quote) {
        this.#inText = true;
        this.#common = this.#depth === 1 ? 0 : -1;
        return index + 1;
      }
      this.#inkTo = at + index + 1;
    }
    return piece.length;
  }

  /** Continues after the name, or what looks like it; false where the items cannot be found this way. */
  #isSought(byte: number, at: number): boolean {
    const isAfterColon = this.#before === "colon";
    this.#before = !isAfterColon && byte === colon ? "colon" : "other";
    if (!isAfterColon) return true;
    this.#isAmbiguous = byte !== openBracket || this.#found !== null;
    if (!this.#isAmbiguous) this.#listFrom = at;
    return !this.#isAmbiguous;
  }

  /** Where an item begins or ends; an omitted one has length 0. */
  #readBetweenItems(byte: number, at: number): void {
    const isEnd = byte === closeBracket || byte === closeBrace;
    if (byte !== comma && !isEnd) {
      if (this.#itemFrom < 0) this.#itemFrom = at;
      return;
    }
    if (this.#itemFrom >= 0) this.#items.push({ from: this.#itemFrom, to: this.#inkTo });
    else if (!isEnd || this.#items.length > 0) this.#items.push({ from: at, to: at });
    this.#itemFrom = -1;
    if (!isEnd) return;
    this.#found = { list: { from: this.#listFrom, to: at + 1 }, items: this.#items };
    this.#listFrom = -1;
  }
}

/**
 * Finds the items of `key`, a list in the outermost object, in a JSON text without parsing them: most items of a
 * delivery are byte for byte the same as last time, and parsing them is most of the work. Null when there is no such
 * list, or more than one; the text must then be parsed as a whole.
 */
export async function findItems(body: SentBody, key: string): Promise<FoundItems | null> {
  const finder = new ItemFinder(key);
  let at = 0;
  for await (const piece of body.chunks()) {
    finder.append(piece, at);
    at += piece.length;
  }
  return finder.found;
}
