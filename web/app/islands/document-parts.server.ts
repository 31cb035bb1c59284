import type { KeptPart, PartsOfDocument } from "./drawn";
import type { KeptMarkup, KeptPieces } from "./kept-markup.server";
import { laidText, type Laid } from "./laid.server";

/** A mark, alone or as the element that `Kept` draws around a part; and the end of that element. */
const marks = /(?:<g-kept id=")?\{\{([0-9a-f]+):(\d+)\}\}(?:">)?|<\/g-kept>/g;

/** What a mark stands for: markup, or the begin of a part that is drawn for the first time. */
type Part = { pieces: KeptPieces } | { newBy: string };

/**
 * What a document has beside what React draws for it. Most of a list was drawn before: cards, menus, the footer. In
 * React's hands it would be joined, searched and turned into bytes anew for each page; so marks stand for it until the
 * page is bytes.
 */
export class DocumentParts implements PartsOfDocument {
  readonly #laid: ReadonlyMap<string, Laid>;
  readonly #secret: string;
  #kept: KeptMarkup | null;
  #parts: Part[] = [];

  /** `secret`, in hexadecimal digits, makes marks that nobody's text can hold. Without `kept` every part is drawn anew. */
  constructor(laid: ReadonlyMap<string, Laid>, secret: string, kept: KeptMarkup | null) {
    this.#laid = laid;
    this.#secret = secret;
    this.#kept = kept;
  }

  text(name: string): string | undefined {
    const laid = this.#laid.get(name);
    return laid === undefined ? undefined : laidText(laid);
  }

  place(name: string): string {
    return this.#mark({ pieces: [name] });
  }

  part(key: string): KeptPart | null {
    if (this.#kept === null) return null;
    const known = this.#kept.get(key);
    return { isKnown: known !== undefined, mark: this.#mark(known ? { pieces: known } : { newBy: key }) };
  }

  /** The page is drawn once more, with care: nothing of this time is kept. */
  drawAnew(): void {
    this.#parts = [];
    this.#kept = null;
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
        if (part?.newBy) this.#kept?.keep(part.newBy, pieces.slice(part.from));
        continue;
      }
      const part = this.#parts[Number(number)];
      if (part && "pieces" in part) pieces.push(...part.pieces);
      if (found.startsWith("<")) open.push({ newBy: part && "newBy" in part ? part.newBy : null, from: pieces.length });
    }
    pieces.push(Buffer.from(html.slice(read)));
    return Buffer.concat(pieces.flatMap((piece) => (typeof piece === "string" ? this.#laidBytes(piece) : piece)));
  }

  #laidBytes(name: string): Buffer | readonly Buffer[] {
    const laid = this.#laid.get(name) ?? [];
    return typeof laid === "string" ? Buffer.from(laid) : laid;
  }

  #mark(part: Part): string {
    return `{{${this.#secret}:${this.#parts.push(part) - 1}}}`;
  }
}
