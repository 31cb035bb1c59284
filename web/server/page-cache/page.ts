import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompress, constants, brotliCompressSync, gzipSync, type BrotliOptions } from "node:zlib";

const encodings = ["identity", "gzip", "br"] as const;
type Encoding = (typeof encodings)[number];

/** Enough for the header of every browser and crawler; further ones are parsed each time. */
const rememberedHeaders = 500;
const remembered = new Map<string, Encoding>();

/** The best of ours that an Accept-Encoding header allows. */
export function selectEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const cached = remembered.get(header);
  if (cached) return cached;
  const chosen = parse(header);
  if (remembered.size < rememberedHeaders && header.length < 200) remembered.set(header, chosen);
  return chosen;
}

function parse(header: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const allows = (name: string) => (quality.get(name) ?? quality.get("*") ?? 0) > 0;
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

const brotliText = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** The compression that a visitor waits for. */
function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(body, brotliText(body, 5));
  return encoding === "gzip" ? gzipSync(body, { level: 6 }) : body;
}

/** Maximum number of waiting pages; a later one is requested again soon if it matters. */
const waitingAtMost = 200;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Brotli's best compression: some forty times the work of the one a visitor waits for, and an eighth smaller. One at a
 * time, in the background; null if too many wait.
 */
function bestBrotli(body: Buffer): Promise<Buffer | null> {
  if (waiting >= waitingAtMost) return Promise.resolve(null);
  waiting += 1;
  const made = last.then(() => compressBest(body)).finally(() => (waiting -= 1));
  last = made;
  return made;
}

const compressBest = (body: Buffer) =>
  new Promise<Buffer | null>((done) => {
    brotliCompress(body, brotliText(body, constants.BROTLI_MAX_QUALITY), (error, best) => done(error ? null : best));
  });

const compressible =
  /^(text\/|application\/(json|xml|javascript|manifest\+json|rss\+xml)|image\/svg)|\+xml|turbo-stream|x-script/;
/** A page requested this often gets the best compression: most pages of a long list are read once between two changes. */
const oftenEnough = 2;
/** Below this a compressed body saves less than a network packet. */
const minCompressibleBytes = 600;

type Headers = readonly (readonly [string, string])[];

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** In writeHead's flat form: name, value, name, value. */
  readonly headers: string[];
}

/** A finished answer, ready to be sent any number of times in any encoding. */
export class Page {
  readonly status: number;
  readonly #headers: Headers;
  readonly #plain: Buffer;
  #hash: string | null = null;
  readonly #compressible: boolean;
  readonly #variants: (Variant | undefined)[] = [];
  readonly #onGrowth: () => void;
  #sentAsBrotli = 0;

  constructor(status: number, headers: Headers, body: Buffer, onGrowth: (page: Page) => void = () => {}) {
    this.status = status;
    this.#headers = headers;
    this.#plain = body;
    const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
    this.#compressible = body.length >= minCompressibleBytes && compressible.test(type);
    this.#onGrowth = () => onGrowth(this);
  }

  /** Its approximate memory. */
  get bytes(): number {
    let sum = 1000 + this.#plain.length;
    for (const variant of this.#variants) if (variant && variant.body !== this.#plain) sum += variant.body.length + 500;
    return sum;
  }

  send(req: IncomingMessage, res: ServerResponse): void {
    const encoding = this.#compressible ? selectEncoding(req.headers["accept-encoding"]) : "identity";
    const variant = this.#variant(encoding);
    const known = req.headers["if-none-match"];
    if (known !== undefined && this.status === 200 && (known === "*" || known.includes(variant.etag))) {
      res.writeHead(304, this.#headersOf304(variant));
      res.end();
      return;
    }
    if (encoding === "br" && ++this.#sentAsBrotli === oftenEnough) void this.#improve(variant);
    res.writeHead(this.status, variant.headers);
    if (req.method === "HEAD") res.end();
    else res.end(variant.body);
  }

  #variant(encoding: Encoding): Variant {
    const at = encodings.indexOf(encoding);
    const ready = this.#variants[at];
    if (ready) return ready;
    const made = this.#make(encoding);
    this.#variants[at] = made;
    if (encoding !== "identity") this.#onGrowth();
    return made;
  }

  async #improve({ body }: Variant): Promise<void> {
    const best = await bestBrotli(this.#plain);
    if (best === null || best.length >= body.length) return;
    this.#variants[encodings.indexOf("br")] = this.#variantOf("br", best, "best");
    this.#onGrowth();
  }

  #make(encoding: Encoding): Variant {
    return this.#variantOf(encoding, encoding === "identity" ? this.#plain : compress(this.#plain, encoding), encoding);
  }

  #variantOf(encoding: Encoding, body: Buffer, name: string): Variant {
    this.#hash ??= createHash("sha256").update(this.#plain).digest("base64url").slice(0, 22);
    const etag = `"${this.#hash}${encoding === "identity" ? "" : `-${name}`}"`;
    const headers = this.#headers.flatMap(([name, value]) => [name, value]);
    if (this.#compressible) headers.push("Vary", "Accept-Encoding");
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    if (this.status === 200) headers.push("ETag", etag);
    headers.push("Content-Length", String(body.length));
    return { body, etag, headers };
  }

  #headersOf304({ headers }: Variant): string[] {
    const retained: string[] = [];
    for (let at = 0; at < headers.length; at += 2) {
      const name = headers[at] ?? "";
      if (!/^content-(length|type|encoding)$/i.test(name)) retained.push(name, headers[at + 1] ?? "");
    }
    return retained;
  }
}
