import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { feedLimits } from "../draft/feed-limits.js";
import { feedTooLarge, unreadableFeed } from "../draft/unreadable-feed.js";

const limits = feedLimits.zip;

/** What macOS and Windows add to a zip that people make by hand. */
const clutter = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

function tooLarge(entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    throw feedTooLarge(`the zip's ${fileName} is packed more than ${limits.ratio} times smaller than it is`);
}

async function readEntry(zip: ZipFile, entry: Entry, { left, most }: { left: number; most: number }): Promise<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    // yauzl ends an entry that is larger than it says; this ends one that says too much.
    if (size > left) throw feedTooLarge(`the zip holds more than ${most} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks, size);
  if (crc32(bytes) !== entry.crc32) throw unreadableFeed(`the zip is damaged: ${entry.fileName} is not what it was`);
  return bytes;
}

async function readEntries(zip: ZipFile, most: number): Promise<Map<string, Buffer>> {
  if (zip.entryCount > limits.entries) throw feedTooLarge(`the zip has more than ${limits.entries} files`);
  const files = new Map<string, Buffer>();
  let left = most;
  for await (const entry of zip.eachEntry()) {
    if (files.size >= limits.entries) throw feedTooLarge(`the zip has more than ${limits.entries} files`);
    if (entry.fileName.endsWith("/") || clutter.test(entry.fileName)) continue;
    if (entry.isEncrypted()) throw unreadableFeed("the zip is locked with a password");
    if (files.has(entry.fileName)) throw unreadableFeed(`the zip has two files of the name ${entry.fileName}`);
    tooLarge(entry);
    const bytes = await readEntry(zip, entry, { left, most });
    left -= bytes.length;
    files.set(entry.fileName, bytes);
  }
  return files;
}

/**
 * The files of a zip by name, of `most` bytes together. Names that lead out of it, such as ../../etc/passwd, are refused by yauzl; nothing is
 * unpacked to disk either way.
 */
export async function readZip(bytes: Buffer, most: number): Promise<Map<string, Buffer>> {
  try {
    return await readEntries(await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: false }), most);
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AppError") throw cause;
    throw unreadableFeed(`the zip cannot be read: ${cause instanceof Error ? cause.message.slice(0, 200) : "damaged"}`);
  }
}
