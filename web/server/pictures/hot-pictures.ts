import type { IncomingMessage, ServerResponse } from "node:http";

interface Picture {
  bytes: Buffer;
  type: string;
  /** In ms; then it is read anew. */
  until: number;
}

interface Hot extends Picture {
  /** As writeHead takes them (name, value, name, value): header by header costs a quarter of an answer. */
  headers: string[];
  /** Addresses of requests that it answers. */
  spellings: string[];
}

type Headers = readonly (readonly [string, string])[];

/** Spellings of one picture's address that are found without reading them: pages write one, and a mail or two another. */
const spellingsLimit = 4;

/**
 * Pictures that were asked for lately, each once, bounded in bytes: answered before express and without the disk. The
 * least recently asked for go first.
 */
export class HotPictures {
  readonly #capacity: number;
  readonly #headers: Headers;
  readonly #pictures = new Map<string, Hot>();
  /** The address of a request as it was written → key. */
  readonly #spellings = new Map<string, string>();
  #bytes = 0;

  constructor(capacityInBytes: number, headers: Headers) {
    this.#capacity = capacityInBytes;
    this.#headers = headers;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pictures.size;
  }

  /** True when the request was answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const key = this.#spellings.get(req.url ?? "");
    return key !== undefined && this.answerAs(key, req, res);
  }

  /** The same for a request whose address was read: `key` says which picture it asks for. */
  answerAs(key: string, req: IncomingMessage, res: ServerResponse): boolean {
    const hot = this.#pictures.get(key);
    if (hot === undefined) return false;
    if (hot.until < Date.now()) {
      this.#drop(key, hot);
      return false;
    }
    this.#pictures.delete(key);
    this.#pictures.set(key, hot);
    const address = req.url ?? "";
    if (hot.spellings.length < spellingsLimit && !this.#spellings.has(address)) {
      hot.spellings.push(address);
      this.#spellings.set(address, key);
    }
    sendWith(hot.headers, req, res, hot.bytes);
    return true;
  }

  send(req: IncomingMessage, res: ServerResponse, picture: Picture): void {
    sendWith(this.#headersOf(picture), req, res, picture.bytes);
  }

  #headersOf({ bytes, type }: Picture): string[] {
    // A picture never changes under its address for visitors; it is made anew behind their back.
    const lasting = ["Content-Type", type, "Cache-Control", "public, max-age=31536000, immutable"];
    return [...this.#headers.flat(), ...lasting, "Content-Length", String(bytes.length)];
  }

  keep(key: string, picture: Picture): void {
    if (picture.bytes.length > this.#capacity / 8) return;
    const before = this.#pictures.get(key);
    if (before) this.#drop(key, before);
    this.#bytes += picture.bytes.length;
    this.#pictures.set(key, { ...picture, headers: this.#headersOf(picture), spellings: [] });
    for (const [oldest, dropped] of this.#pictures) {
      if (this.#bytes <= this.#capacity) return;
      this.#drop(oldest, dropped);
    }
  }

  #drop(key: string, { bytes, spellings }: Hot): void {
    this.#pictures.delete(key);
    this.#bytes -= bytes.length;
    for (const address of spellings) this.#spellings.delete(address);
  }
}

function sendWith(headers: string[], req: IncomingMessage, res: ServerResponse, bytes: Buffer): void {
  res.writeHead(200, headers);
  res.end(req.method === "HEAD" ? undefined : bytes);
}
