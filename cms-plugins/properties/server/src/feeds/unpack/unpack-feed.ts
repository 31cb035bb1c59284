import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { feedTooLarge, unreadableFeed } from "../draft/unreadable-feed.js";
import { readZip } from "./read-zip.js";

export interface UnpackedFeed {
  /** The XML or JSON. */
  document: Buffer;
  /** What else lay in the zip, by name: pictures and floor plans that the document names. */
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

/** The one XML or JSON file of a zip. Feeds put it beside their pictures, now and then in a folder. */
function documentOf(files: Map<string, Buffer>, most: number): UnpackedFeed {
  const names = [...files.keys()].filter((name) => /\.(xml|json)$/i.test(name));
  const [name, second] = names;
  if (name === undefined) throw unreadableFeed("the zip has no XML or JSON file");
  if (second !== undefined) throw unreadableFeed(`the zip has more than one XML or JSON file: ${name} and ${second}`);
  const document = files.get(name) ?? Buffer.alloc(0);
  if (document.length > most) throw unpackedTooLarge(most);
  files.delete(name);
  return { document, files };
}

/**
 * The document of a feed that came plain, as gzip or as zip, told by its first bytes. All of it is held in memory: the document may
 * have as many bytes as may be sent (`most`), and the pictures of a zip as many once more, for they pack by next to nothing.
 */
export async function unpackFeed(bytes: Buffer, most: number): Promise<UnpackedFeed> {
  if (bytes.length === 0) throw unreadableFeed("it is empty");
  if (isEmptyZip(bytes)) throw unreadableFeed("the zip is empty");
  if (isZip(bytes)) return documentOf(await readZip(bytes, 2 * most), most);
  return { document: isGzip(bytes) ? await unpackGzip(bytes, most) : bytes, files: new Map() };
}
