import { createHash } from "node:crypto";
import { posix } from "node:path";
import { isHeicPhoto, unsupportedPictureReason } from "@gevel/config/server";
import { deliveryLimits } from "./delivery-limits.js";
import type { DeliveryFile } from "./parsed-delivery.js";

/** Public path of the stored files, below the CMS's uploads. */
export const deliveryFilesPath = "/uploads/feeds/";

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** A file's type by its first bytes, since a name may be wrong. Null for types a listing does not use. */
function extensionOf(bytes: Buffer): { extension: string; picture: boolean } | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { extension: "jpg", picture: true };
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return { extension: "png", picture: true };
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return { extension: "gif", picture: true };
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return { extension: "webp", picture: true };
  if (ascii(bytes, 0, 5) === "%PDF-") return { extension: "pdf", picture: false };
  return null;
}

export type StoredFile =
  | { ok: true; url: string; picture: boolean }
  /** Whether the file came with the delivery all the same. */
  | { ok: false; isThere: boolean; reason: string };

/** A path normalized for comparison: Windows writes it differently and ignores case. */
const normalizePath = (path: string) =>
  posix
    .normalize(path.normalize("NFC").replaceAll("\\", "/").toLowerCase())
    .replace(/^(?:file:\/+)?(?:[a-z]:)?(?:\.{0,2}\/)*/, "");

/**
 * Keeps only characters that any code page preserves, so that a packer with an undeclared code page still names the
 * same file.
 */
const asciiSkeleton = (path: string) => path.replace(/[^\x20-\x7e]+/g, "?");

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The files of a delivery that its listings name; only those are stored. */
export class DeliveryFiles {
  /** By original name, for files that differ in case only. */
  readonly #files: ReadonlyMap<string, Buffer>;
  readonly #byPath = new Map<string, Buffer>();
  /** Paths by a substitute, for documents that write folders differently: the bare name, and its ASCII characters. */
  readonly #byName = new Map<string, string[]>();
  readonly #stored = new Map<string, DeliveryFile>();
  readonly #requested = new Set<Buffer>();
  #folder = "";

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.#files = files;
    for (const [name, bytes] of files) {
      const path = normalizePath(name);
      this.#byPath.set(path, bytes);
      const bare = posix.basename(path);
      for (const key of new Set([bare, asciiSkeleton(bare)])) this.#byName.set(key, [...this.#paths(key), path]);
    }
  }

  #paths(name: string): readonly string[] {
    return this.#byName.get(name) ?? [];
  }

  /** Paths are those from a document's own folder first. */
  setFolderOf(document: string): void {
    this.#folder = posix.dirname(normalizePath(document));
  }

  /** A file of the delivery, by its name in the document. */
  resolve(path: string): StoredFile {
    const found = this.request(path);
    if (Buffer.isBuffer(found)) return this.store(found);
    return found.length > 1
      ? {
          ok: false,
          isThere: true,
          reason: `is the name of ${found.length} files that came with the feed; write the folder before it`,
        }
      : { ok: false, isThere: false, reason: "did not come with the feed" };
  }

  /** The file, or its candidates; they no longer count as files that nothing names. */
  request(path: string): Buffer | readonly Buffer[] {
    const written = this.#find(normalizePath(path), path);
    const found = Buffer.isBuffer(written) || written.length > 0 ? written : this.#find(normalizePath(decoded(path)));
    for (const file of Buffer.isBuffer(found) ? [found] : found) this.#requested.add(file);
    return found;
  }

  /** The path as written; where there is none, the only file whose path ends in it, or whose bare name it is. */
  #find(path: string, written = path): Buffer | readonly Buffer[] {
    const inFolder = posix.join(this.#folder, path);
    const exact =
      (inFolder === path ? undefined : this.#byPath.get(inFolder)) ??
      this.#files.get(written) ??
      this.#byPath.get(path);
    if (exact) return exact;
    const ends = (whole: string, end: string) => whole === end || whole.endsWith(`/${end}`);
    const bare = posix.basename(path);
    const named = this.#paths(bare);
    const choices = [
      named.filter((name) => ends(name, path) || ends(path, name)),
      named,
      this.#paths(asciiSkeleton(bare)),
    ];
    const chosen = choices.find(({ length }) => length > 0) ?? [];
    const found = chosen.flatMap((name) => this.#byPath.get(name) ?? []);
    return found.length === 1 ? (found[0] ?? found) : found;
  }

  /** Stores a file embedded in the document. */
  store(bytes: Buffer): StoredFile {
    if (bytes.length > deliveryLimits.picture.bytes)
      return { ok: false, isThere: true, reason: `is larger than ${deliveryLimits.picture.bytes} bytes` };
    const type = extensionOf(bytes);
    if (!type) {
      const reason = isHeicPhoto(bytes) ? unsupportedPictureReason(bytes) : "is neither JPEG, PNG, WebP, GIF nor PDF";
      return { ok: false, isThere: true, reason };
    }
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    const url = `${deliveryFilesPath}${hash}.${type.extension}`;
    this.#stored.set(url, { url, bytes });
    return { ok: true, url, picture: type.picture };
  }

  /** Names of the files that no listing requested. */
  get unrequested(): string[] {
    return [...this.#files].flatMap(([name, bytes]) => (this.#requested.has(bytes) ? [] : [name]));
  }

  get storedFiles(): DeliveryFile[] {
    return [...this.#stored.values()];
  }
}
