import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FeedDocument } from "../draft/listing-feed.js";
import { feedTooLarge, unreadableFeed } from "../draft/unreadable-feed.js";
import { readZip } from "./read-zip.js";

export interface UnpackedFeed {
  /** XML or JSON, each with its name where it lay in a zip. */
  documents: FeedDocument[];
  /** What else lay in the zip, by name: pictures and floor plans that the documents name. */
  files: ReadonlyMap<string, Buffer>;
}

const inflate = promisify(gunzip);
const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));
const isEmptyZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("PK\x05\x06", "latin1"));

const unpackedTooLarge = (most: number) => feedTooLarge(`it is larger than ${most} bytes (IMPORT_MB) when unpacked`);

async function unpackGzip(bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: most });
  } catch (cause) {
    if (cause instanceof RangeError) throw unpackedTooLarge(most);
    throw unreadableFeed("the gzip file is cut off or damaged");
  }
}

const isNamedDocument = (name: string) => /\.(xml|json)$/i.test(name);
/** Some senders give their document another ending, or none. */
const isDocument = (bytes: Buffer) => /^(?:\ufeff|ï»¿)?\s*[<[{]/.test(bytes.toString("latin1", 0, 64));

/** The XML and JSON files of a zip. Feeds put them beside their pictures, now and then in folders. */
function documentsOf(files: Map<string, Buffer>, most: number): UnpackedFeed {
  if (files.has("[Content_Types].xml")) throw unreadableFeed("it is a file of Word, Excel or another office program");
  const names = [...files.keys()].filter(isNamedDocument);
  if (names.length === 0) names.push(...[...files].flatMap(([name, bytes]) => (isDocument(bytes) ? [name] : [])));
  if (names.length === 0) throw unreadableFeed("the zip has no XML or JSON file");
  const documents = names.map((name) => ({ name, bytes: files.get(name) ?? Buffer.alloc(0) }));
  if (documents.reduce((sum, { bytes }) => sum + bytes.length, 0) > most) throw unpackedTooLarge(most);
  for (const name of names) files.delete(name);
  return { documents, files };
}

/** What a file is that is sent in place of a feed, by its first bytes. */
const otherFiles: readonly [start: string, what: string][] = [
  ["\x89PNG", "a PNG picture"],
  ["\xff\xd8\xff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
  ["RIFF", "a WebP picture or a sound"],
  ["%PDF", "a PDF"],
  ["Rar!", "a RAR archive; send a zip"],
  ["7z\xbc\xaf", "a 7-Zip archive; send a zip"],
  ["\xd0\xcf\x11\xe0", "a file of Word, Excel or another office program"],
];

function refuseOtherFiles(bytes: Buffer): void {
  const start = bytes.toString("latin1", 0, 16);
  const other = otherFiles.find(([first]) => start.startsWith(first));
  if (other) throw unreadableFeed(`it is no feed but ${other[1]}`);
  if (start.slice(4).startsWith("ftyp")) throw unreadableFeed("it is no feed but a HEIC picture or a film");
}

/**
 * The documents of a feed that came plain, as gzip or as zip, told by its first bytes. All of it is held in memory: they may
 * have as many bytes as may be sent (`most`), and the pictures of a zip as many once more, for they pack by next to nothing.
 */
export async function unpackFeed(bytes: Buffer, most: number): Promise<UnpackedFeed> {
  if (bytes.length === 0) throw unreadableFeed("it is empty");
  if (isEmptyZip(bytes)) throw unreadableFeed("the zip is empty");
  if (isZip(bytes)) return documentsOf(await readZip(bytes, 2 * most), most);
  const document = isGzip(bytes) ? await unpackGzip(bytes, most) : bytes;
  refuseOtherFiles(document);
  return { documents: [{ name: "", bytes: document }], files: new Map() };
}
