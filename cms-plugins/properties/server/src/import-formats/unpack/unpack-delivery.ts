import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { fileStart } from "../draft/file-start.js";
import type { DeliveryDocument } from "../draft/parsed-delivery.js";
import { deliveryTooLarge, unreadableDelivery } from "../draft/unreadable-delivery.js";
import { readZip } from "./read-zip.js";

export interface UnpackedDelivery {
  /** XML or JSON, each with its name where it lay in a zip. */
  documents: DeliveryDocument[];
  /** What else lay in the zip, by name: pictures and floor plans that the documents name. */
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
/** Some senders give their document another ending, or none. */
export const isDocument = (bytes: Buffer) => /^(?:\ufeff|ï»¿)?\s*[<[{]/.test(bytes.toString("latin1", 0, 64));

/** The XML and JSON files of a zip. Feeds put them beside their pictures, now and then in folders. */
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
 * The documents of a feed that came plain, as gzip or as zip, told by its first bytes. All of it is held in memory: they may
 * have as many bytes as may be sent (`most`), and the pictures of a zip as many once more, for they pack by next to nothing.
 */
export async function unpackDelivery(bytes: Buffer, most: number): Promise<UnpackedDelivery> {
  if (bytes.length === 0) throw unreadableDelivery("it is empty");
  if (isEmptyZip(bytes)) throw unreadableDelivery("the zip is empty");
  if (isZip(bytes)) return await documentsOf(await readZip(bytes, 2 * most), most);
  const document = isGzip(bytes) ? await unpackGzip(bytes, most) : bytes;
  rejectOtherFiles(document);
  return { documents: [{ name: "", bytes: document }], files: new Map() };
}
