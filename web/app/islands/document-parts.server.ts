import type { CachedPart, DocumentMarkup } from "./static-markup";
import type { MarkupCache, CachedPieces } from "./markup-cache.server";
import { markupText, type SerializedMarkup } from "./serialized-markup.server";

/** A mark, alone or as the element that `Kept` draws around a part; and the end of that element. */
const marks = /(?:<g-kept id=")?\{\{([0-9a-f]+):(\d+)\}\}(?:">)?|<\/g-kept>/g;

/** What a mark stands for: markup, or the begin of a part that is drawn for the first time. */
type Part = { pieces: CachedPieces } | { newBy: string };

/**
 * What a document has beside what React draws for it. Most of a list was drawn before: cards, menus, the footer. In
 * React's hands it would be joined, searched and turned into bytes anew for each page; so marks stand for it until the
 * page is bytes.
 */
export class DocumentParts implements DocumentMarkup {
  readonly #serialized: ReadonlyMap<string, SerializedMarkup>;
  readonly #secret: string;
  #cache: MarkupCache | null;
  #parts: Part[] = [];

  /** `secret`, in hexadecimal digits, makes marks that nobody's text can hold. Without `kept` every part is drawn anew. */
  constructor(serialized: ReadonlyMap<string, SerializedMarkup>, secret: string, cache: MarkupCache | null) {
    this.#serialized = serialized;
    this.#secret = secret;
    this.#cache = cache;
  }

  text(name: string): string | undefined {
    const serialized = this.#serialized.get(name);
    return serialized === undefined ? undefined : markupText(serialized);
  }

  slotFor(name: string): string {
    return this.#mark({ pieces: [name] });
  }

  part(key: string): CachedPart | null {
    if (this.#cache === null) return null;
    const cached = this.#cache.get(key);
    return { isKnown: cached !== undefined, mark: this.#mark(cached ? { pieces: cached } : { newBy: key }) };
  }

  /** The page is drawn once more, with care: nothing of this time is kept. */
  disableCache(): void {
    this.#parts = [];
    this.#cache = null;
  }

  /** The whole page. Parts that were new are known from now on; what is laid in them is of each page. */
  bytesOf(html: string): Buffer {
    const pieces: (Buffer | string)[] = [];
    const open: { newBy: string | null; from: number }[] = [];
    let read = 0;
    for (const { 0: found, 1: secret, 2: number, index } of html.matchAll(marks)) {
      const isEnd = secret === undefined;
      if (isEnd ? open.length === 0 : secret !== this.#secret) continue;
      if (index > read) pieces.push(Buffer.from(html.slice(read, index)));
      read = index + found.length;
      if (isEnd) {
        const part = open.pop();
        if (part?.newBy) this.#cache?.set(part.newBy, pieces.slice(part.from));
        continue;
      }
      const part = this.#parts[Number(number)];
      if (part && "pieces" in part) pieces.push(...part.pieces);
      if (found.startsWith("<")) open.push({ newBy: part && "newBy" in part ? part.newBy : null, from: pieces.length });
    }
    pieces.push(Buffer.from(html.slice(read)));
    return Buffer.concat(pieces.flatMap((piece) => (typeof piece === "string" ? this.#serializedBytes(piece) : piece)));
  }

  #serializedBytes(name: string): Buffer | readonly Buffer[] {
    const serialized = this.#serialized.get(name) ?? [];
    return typeof serialized === "string" ? Buffer.from(serialized) : serialized;
  }

  #mark(part: Part): string {
    return `{{${this.#secret}:${this.#parts.push(part) - 1}}}`;
  }
}
