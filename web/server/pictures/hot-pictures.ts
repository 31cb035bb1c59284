import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";

interface Picture {
  bytes: Buffer;
  type: string;
  /** When its source was requested, in ms. */
  madeAt: number;
  /** In ms; afterwards it is read again. */
  until: number;
}

/** In writeHead's flat form (name, value, name, value): setting each header costs a quarter of an answer. */
type Flat = string[];

interface Hot extends Picture {
  etag: string;
  /** For an address with its version, and for one without. */
  headers: { lasting: Flat; passing: Flat };
  /** Addresses of requests that it answers. */
  spellings: string[];
}

type Headers = readonly (readonly [string, string])[];

/** Spellings of one picture's address that are found without reading them: pages write one, and a mail or two another. */
const spellingsLimit = 4;

/** The address contains the version of the picture: another picture has another address. */
const lasting = "public, max-age=31536000, immutable";
/** The picture at this address may be replaced; clients revalidate it. */
const passing = "public, max-age=3600";
/** A newer one is known but could not be made yet. */
const outdated = "no-cache";

/** Whether a picture shows its source as it is since then. */
export const isRecent = (picture: { madeAt: number } | null, since: number | null): boolean =>
  picture !== null && (since === null || since <= picture.madeAt);

/**
 * Recently requested pictures, each once, bounded in bytes: answered before express and without the disk. The least
 * recently requested are evicted first.
 */
export class HotPictures {
  readonly #headers: Flat;
  readonly #pictures: LRUCache<string, Hot>;
  /** Raw request address → the picture it requests. */
  readonly #spellings = new Map<string, { key: string; since: number | null }>();

  constructor(capacityInBytes: number, headers: Headers) {
    this.#headers = headers.flat();
    this.#pictures = new LRUCache({
      maxSize: capacityInBytes,
      maxEntrySize: Math.floor(capacityInBytes / 8),
      sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
      dispose: ({ spellings }) => {
        for (const address of spellings) this.#spellings.delete(address);
      },
    });
  }

  get bytes(): number {
    return this.#pictures.calculatedSize;
  }

  get size(): number {
    return this.#pictures.size;
  }

  /** True when the request was answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const requested = this.#spellings.get(req.url ?? "");
    return requested !== undefined && this.answerAs(requested, req, res);
  }

  /** The same for a parsed address: `key` is the requested picture, `since` the minimum time of its making. */
  answerAs(requested: { key: string; since: number | null }, req: IncomingMessage, res: ServerResponse): boolean {
    const { key, since } = requested;
    const hot = this.#pictures.get(key);
    if (hot === undefined || !isRecent(hot, since)) return false;
    if (hot.until < Date.now()) {
      this.#pictures.delete(key);
      return false;
    }
    const address = req.url ?? "";
    if (hot.spellings.length < spellingsLimit && !this.#spellings.has(address)) {
      hot.spellings.push(address);
      this.#spellings.set(address, requested);
    }
    sendWith(since === null ? hot.headers.passing : hot.headers.lasting, hot, req, res);
    return true;
  }

  send(req: IncomingMessage, res: ServerResponse, picture: Picture, since: number | null): void {
    const etag = etagOf(picture.bytes);
    const control = since === null ? passing : isRecent(picture, since) ? lasting : outdated;
    sendWith(this.#headersOf(picture.type, etag, control), { bytes: picture.bytes, etag }, req, res);
  }

  #headersOf(type: string, etag: string, control: string): Flat {
    return [...this.#headers, "Content-Type", type, "Cache-Control", control, "ETag", etag];
  }

  store(key: string, picture: Picture): void {
    const etag = etagOf(picture.bytes);
    const headers = {
      lasting: this.#headersOf(picture.type, etag, lasting),
      passing: this.#headersOf(picture.type, etag, passing),
    };
    this.#pictures.set(key, { ...picture, etag, headers, spellings: [] });
  }
}

const etagOf = (bytes: Buffer) => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

function sendWith(
  headers: Flat,
  { bytes, etag }: Pick<Hot, "bytes" | "etag">,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  // A proxy that compresses turns the ETag into a weak one.
  if (req.headers["if-none-match"]?.replace(/^W\//, "") === etag) return void res.writeHead(304, headers).end();
  res.writeHead(200, [...headers, "Content-Length", String(bytes.length)]);
  res.end(req.method === "HEAD" ? undefined : bytes);
}
