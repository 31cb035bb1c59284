import { createHash } from "node:crypto";
import { posix } from "node:path";
import { feedLimits } from "./feed-limits.js";
import type { FeedFile } from "./listing-feed.js";

/** Where the CMS keeps them, below its uploads. */
export const feedFilesPath = "/uploads/feeds/";

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** What a file is, by its first bytes: a name may say anything. Null for what a listing has no use for. */
function extensionOf(bytes: Buffer): { extension: string; picture: boolean } | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { extension: "jpg", picture: true };
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return { extension: "png", picture: true };
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return { extension: "gif", picture: true };
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return { extension: "webp", picture: true };
  if (ascii(bytes, 0, 5) === "%PDF-") return { extension: "pdf", picture: false };
  return null;
}

export type TakenFile = { ok: true; url: string; picture: boolean } | { ok: false; why: string };

/** The files of a feed that its listings name; only those are kept. */
export class FeedFiles {
  readonly #byName: ReadonlyMap<string, Buffer>;
  readonly #taken = new Map<string, FeedFile>();

  constructor(files: ReadonlyMap<string, Buffer>) {
    // Documents name files without the folder they lie in, and Windows does not tell capitals from small letters.
    this.#byName = new Map([...files].map(([name, bytes]) => [posix.basename(name).toLowerCase(), bytes]));
  }

  /** A file of the zip, by the name that the document gives it. */
  take(path: string): TakenFile {
    const bytes = this.#byName.get(posix.basename(path.replaceAll("\\", "/")).toLowerCase());
    return bytes ? this.keep(bytes) : { ok: false, why: "did not come with the feed" };
  }

  /** A file that stands in the document itself. */
  keep(bytes: Buffer): TakenFile {
    if (bytes.length > feedLimits.picture.bytes)
      return { ok: false, why: `is larger than ${feedLimits.picture.bytes} bytes` };
    const type = extensionOf(bytes);
    if (!type) return { ok: false, why: "is neither JPEG, PNG, WebP, GIF nor PDF" };
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    const url = `${feedFilesPath}${hash}.${type.extension}`;
    this.#taken.set(url, { url, bytes });
    return { ok: true, url, picture: type.picture };
  }

  get taken(): FeedFile[] {
    return [...this.#taken.values()];
  }
}
