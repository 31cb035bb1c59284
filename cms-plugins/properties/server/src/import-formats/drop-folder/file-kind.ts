import { open } from "node:fs/promises";
import { fileStart } from "../draft/file-start.js";
import { isDocument } from "../unpack/unpack-delivery.js";

/** Endings that programs give a file while they write it. */
const unfinished = /\.(part|filepart|tmp|temp|crdownload|upload)$/i;
export const isUnfinished = (name: string): boolean => unfinished.test(name);
/** Our own reports, and what editors leave behind. */
export const isHidden = (name: string): boolean => /^\.|~$/.test(name);

const documentNames = /\.(xml|json|gz)$/i;
const zipNames = /\.zip$/i;
const mediaNames = /\.(jpe?g|png|gif|webp|heic|heif|avif|tiff?|bmp|svg|pdf|mp4|m4v|mov|avi|webm)$/i;

/**
 * What a file in a source's folder is: a document, a zip that needs nothing beside it, a picture, plan or film that a
 * document names, or something else, which is refused as what it is.
 */
export type FileKind = "document" | "zip" | "media" | "other";

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By its name, and where that says nothing by its first bytes: the name is there before they are. */
export async function fileKindOf(name: string, path: string): Promise<FileKind> {
  const plain = name.replace(unfinished, "");
  if (zipNames.test(plain)) return "zip";
  if (documentNames.test(plain)) return "document";
  if (mediaNames.test(plain)) return "media";
  const start = await startOf(path);
  if (isDocument(start)) return "document";
  return fileStart(start)?.isMedia ? "media" : "other";
}
