import type { Readable } from "node:stream";
import { isUtf8 } from "node:buffer";
import { crc32 } from "node:zlib";
import { fromBufferPromise, validateFileName, type Entry, type ZipFile } from "yauzl";
import { deliveryLimits } from "../draft/delivery-limits.js";
import { deliveryTooLarge, unreadableDelivery } from "../draft/unreadable-delivery.js";

const limits = deliveryLimits.zip;

/** What macOS and Windows add to a zip that people make by hand. */
export const ignoredEntries = /(^|\/)(__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Code page 437 from 128 on, which a zip's names are in unless it says UTF-8. */
const codePage437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const utf8Flag = 0x0800;

/** An entry's name. Many packers write UTF-8 without saying so; what is no UTF-8 is what the zip says it is. */
function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  if ((generalPurposeBitFlag & utf8Flag) !== 0 || /^[\x00-\x7f]*$/.test(fileName)) return fileName;
  const bytes = Buffer.from(
    [...fileName].map((letter) => {
      const at = codePage437.indexOf(letter);
      return at === -1 ? letter.charCodeAt(0) : at + 128;
    }),
  );
  if (!isUtf8(bytes)) return fileName;
  const name = bytes.toString("utf8");
  const wrong = validateFileName(name);
  if (wrong !== null) throw unreadableDelivery(`the zip cannot be read: ${wrong}`);
  return name;
}

function tooLarge(entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio)
    throw deliveryTooLarge(`the zip's ${fileName} is packed more than ${limits.ratio} times smaller than it is`);
}

async function readEntry(zip: ZipFile, entry: Entry, { left, most }: { left: number; most: number }): Promise<Buffer> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    // yauzl ends an entry that is larger than it says; this ends one that says too much.
    if (size > left) throw deliveryTooLarge(`the zip holds more than ${most} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks, size);
  if (crc32(bytes) !== entry.crc32)
    throw unreadableDelivery(`the zip is damaged: ${entry.fileName} is not what it was`);
  return bytes;
}

async function readEntries(zip: ZipFile, most: number): Promise<Map<string, Buffer>> {
  if (zip.entryCount > limits.entries) throw deliveryTooLarge(`the zip has more than ${limits.entries} files`);
  const files = new Map<string, Buffer>();
  let left = most;
  for await (const entry of zip.eachEntry()) {
    if (files.size >= limits.entries) throw deliveryTooLarge(`the zip has more than ${limits.entries} files`);
    const name = nameOf(entry);
    if (name.endsWith("/") || ignoredEntries.test(name)) continue;
    if (entry.isEncrypted()) throw unreadableDelivery("the zip is locked with a password");
    if (files.has(name)) throw unreadableDelivery(`the zip has two files of the name ${name}`);
    tooLarge(entry);
    const bytes = await readEntry(zip, entry, { left, most });
    left -= bytes.length;
    files.set(name, bytes);
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
    throw unreadableDelivery(
      `the zip cannot be read: ${cause instanceof Error ? cause.message.slice(0, 200) : "damaged"}`,
    );
  }
}
