import type { IncomingMessage, ServerResponse } from "node:http";

interface Hot {
  bytes: Buffer;
  /** As writeHead takes them (name, value, name, value): header by header costs a quarter of an answer. */
  headers: string[];
  /** In ms; then it is read anew. */
  until: number;
}

type Headers = readonly (readonly [string, string])[];

/** A picture never changes under its address for visitors; it is made anew behind their back. */
const lasting: Headers = [
  ["Content-Type", "image/webp"],
  ["Cache-Control", "public, max-age=31536000, immutable"],
];

/**
 * Pictures that were asked for lately, by the very address of the request, bounded in bytes: answered before express
 * and without the disk. The least recently asked for go first.
 */
export class HotPictures {
  readonly #capacity: number;
  readonly #headers: Headers;
  readonly #pictures = new Map<string, Hot>();
  #bytes = 0;

  constructor(capacityInBytes: number, headers: Headers) {
    this.#capacity = capacityInBytes;
    this.#headers = [...headers, ...lasting];
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** True when the request was answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const address = req.url ?? "";
    const hot = this.#pictures.get(address);
    if (hot === undefined || (req.method !== "GET" && req.method !== "HEAD")) return false;
    this.#pictures.delete(address);
    if (hot.until < Date.now()) {
      this.#bytes -= hot.bytes.length;
      return false;
    }
    this.#pictures.set(address, hot);
    sendWith(hot.headers, req, res, hot.bytes);
    return true;
  }

  send(req: IncomingMessage, res: ServerResponse, bytes: Buffer): void {
    sendWith(this.#headersOf(bytes), req, res, bytes);
  }

  #headersOf(bytes: Buffer): string[] {
    return [...this.#headers.flat(), "Content-Length", String(bytes.length)];
  }

  keep(address: string, bytes: Buffer, until: number): void {
    if (bytes.length > this.#capacity / 8) return;
    this.#bytes += bytes.length - (this.#pictures.get(address)?.bytes.length ?? 0);
    this.#pictures.delete(address);
    this.#pictures.set(address, { bytes, headers: this.#headersOf(bytes), until });
    for (const [oldest, { bytes: dropped }] of this.#pictures) {
      if (this.#bytes <= this.#capacity) return;
      this.#pictures.delete(oldest);
      this.#bytes -= dropped.length;
    }
  }
}

function sendWith(headers: string[], req: IncomingMessage, res: ServerResponse, bytes: Buffer): void {
  res.writeHead(200, headers);
  res.end(req.method === "HEAD" ? undefined : bytes);
}
