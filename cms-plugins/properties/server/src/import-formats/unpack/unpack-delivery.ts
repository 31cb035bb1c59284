import { promisify } from "node:util";
import { gunzip, crc32 } from "node:zlib";
import { fileStart } from "../draft/file-start.js";
import type { DeliveryDocument } from "../draft/parsed-delivery.js";
import { deliveryTooLarge, unreadableDelivery } from "../draft/unreadable-delivery.js";
import type { Readable } from "node:stream";
import { isUtf8 } from "node:buffer";
import { fromBufferPromise, validateFileName, type Entry, type ZipFile } from "yauzl";
import { deliveryLimits } from "../draft/delivery-limits.js";

const limits = deliveryLimits.zip;

/** Files that macOS and Windows add to a zip made by hand. */
export const ignoredEntries = /(^|\/)(__MACOSX\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Code page 437 from 128 on: the encoding of a zip's names unless it declares UTF-8. */
const codePage437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐" +
  "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const utf8Flag = 0x0800;

/** An entry's name. Many packers write UTF-8 without declaring it; invalid UTF-8 is read as the zip declares. */
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
    // yauzl ends an entry that is larger than it declares; this ends one that declares too much.
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
 * The files of a zip by name, of `most` bytes together. yauzl rejects names that lead out of it, such as
 * ../../etc/passwd; nothing is unpacked to disk either way.
 */
async function readZip(bytes: Buffer, most: number): Promise<Map<string, Buffer>> {
  try {
    return await readEntries(await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: false }), most);
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AppError") throw cause;
    throw unreadableDelivery(
      `the zip cannot be read: ${cause instanceof Error ? cause.message.slice(0, 200) : "damaged"}`,
    );
  }
}

export interface UnpackedDelivery {
  /** XML or JSON, each with its name if it came in a zip. */
  documents: DeliveryDocument[];
  /** Other files in the zip, by name: pictures and floor plans that the documents name. */
  files: ReadonlyMap<string, Buffer>;
}

const inflate = promisify(gunzip);
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));
const isEmptyZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x05\x06", "latin1"));

const unpackedTooLarge = (most: number) =>
  deliveryTooLarge(`it is larger than ${most} bytes (IMPORT_MB) when unpacked`);

async function unpackGzip(bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: most });
  } catch (cause) {
    if (cause instanceof RangeError) throw unpackedTooLarge(most);
    throw unreadableDelivery("the gzip file is cut off or damaged");
  }
}

const isNamedDocument = (name: string) => /\.(xml|json)(\.gz)?$/i.test(name);
/** Some senders use another file extension, or none. */
export const isDocument = (bytes: Buffer) => /^(?:\ufeff|ï»¿)?\s*[<[{]/.test(bytes.toString("latin1", 0, 64));

/** The XML and JSON files of a zip. Senders put them beside their pictures, sometimes in folders. */
async function documentsOf(files: Map<string, Buffer>, most: number): Promise<UnpackedDelivery> {
  if (files.has("[Content_Types].xml"))
    throw unreadableDelivery("it is a file of Word, Excel or another office program");
  const names = [...files.keys()].filter(isNamedDocument);
  if (names.length === 0) names.push(...[...files].flatMap(([name, bytes]) => (isDocument(bytes) ? [name] : [])));
  if (names.length === 0) throw unreadableDelivery("the zip has no XML or JSON file");
  const documents: DeliveryDocument[] = [];
  let left = most;
  for (const name of names) {
    const bytes = files.get(name) ?? Buffer.alloc(0);
    const unpacked = isGzip(bytes) ? await unpackGzip(bytes, Math.max(left, 1)) : bytes;
    left -= unpacked.length;
    if (left < 0) throw unpackedTooLarge(most);
    documents.push({ name, bytes: unpacked });
  }
  for (const name of names) files.delete(name);
  return { documents, files };
}

function rejectOtherFiles(bytes: Buffer): void {
  const other = fileStart(bytes);
  if (other) throw unreadableDelivery(`it is no feed but ${other.what}`);
}

/**
 * The documents of a delivery sent plain, as gzip or as zip, detected by its first bytes. All of it is in memory: the
 * documents may have as many bytes as may be sent (`most`), and the pictures of a zip as many again, for they hardly
 * compress.
 */
export async function unpackDelivery(bytes: Buffer, most: number): Promise<UnpackedDelivery> {
  if (bytes.length === 0) throw unreadableDelivery("it is empty");
  if (isEmptyZip(bytes)) throw unreadableDelivery("the zip is empty");
  if (isZip(bytes)) return await documentsOf(await readZip(bytes, 2 * most), most);
  const document = isGzip(bytes) ? await unpackGzip(bytes, most) : bytes;
  rejectOtherFiles(document);
  return { documents: [{ name: "", bytes: document }], files: new Map() };
}
