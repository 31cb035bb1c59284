import type { Dirent } from "node:fs";
import { lstat, readdir, open } from "node:fs/promises";
import { join } from "node:path";
import { ignoredEntries, isDocument } from "../unpack/unpack-delivery.js";
import { isNotFound } from "./move-files.js";
import { fileStart } from "../draft/file-start.js";

/** Extensions that programs give a file while they write it. */
const unfinished = /\.(part|filepart|tmp|temp|crdownload|upload)$/i;
export const isUnfinished = (name: string): boolean => unfinished.test(name);
/** Our own reports, and what editors leave behind. */
export const isHidden = (name: string): boolean => /^\.|~$/.test(name);

const documentNames = /\.(xml|json|gz)$/i;
const zipNames = /\.zip$/i;
const mediaNames = /\.(jpe?g|png|gif|webp|heic|heif|avif|tiff?|bmp|svg|pdf|mp4|m4v|mov|avi|webm)$/i;

/**
 * The kind of a file in a source's folder: a document, a zip that is complete by itself, a picture, plan or film that a
 * document names, or something else, which is rejected with its type.
 */
type FileKind = "document" | "zip" | "media" | "other";

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** By its name, else by its first bytes: the name exists before they do. */
async function fileKindOf(name: string, path: string): Promise<FileKind> {
  const plain = name.replace(unfinished, "");
  if (zipNames.test(plain)) return "zip";
  if (documentNames.test(plain)) return "document";
  if (mediaNames.test(plain)) return "media";
  const start = await startOf(path);
  if (isDocument(start)) return "document";
  return fileStart(start)?.isMedia ? "media" : "other";
}

/** Settings of a source, beside its files: whether its feeds are full ones, in which language, of which format. */
export const settingsFile = "settings.json";
/** The CMS's own folders in that of a source. */
export const ownFolders: readonly string[] = ["processing", "succeeded", "failed"];
/** The names in version 0.1.0. */
export const earlierFolders = { taken: "processing", done: "succeeded", refused: "failed" } as const;
const reserved = new Set([...ownFolders, ...Object.keys(earlierFolders)]);

const maxDepth = 8;
/** Above the limit of a delivery. */
const maxFiles = 20_000;

export interface FolderFile {
  /** From the source's folder, with slashes. */
  path: string;
  kind: FileKind;
  size: number;
  writtenAt: number;
  /** Its name shows that it is still being written. */
  isUnfinished: boolean;
}

/** Files that are imported together. */
export interface FolderDelivery {
  /** Its name once claimed. */
  name: string;
  /** A file, a folder claimed whole, or documents of the source's folder with the files beside them. */
  shape: "file" | "folder" | "beside";
  files: readonly FolderFile[];
  /** Changes while files are written or added. */
  state: string;
  writtenAt: number;
  /** Pictures without one wait for it. */
  hasDocument: boolean;
}

const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const isDocumentOrZip = ({ kind }: FolderFile) => kind === "document" || kind === "zip";

async function fileAt(source: string, path: string): Promise<FolderFile | null> {
  const name = baseName(path);
  if (path === settingsFile || isHidden(name) || ignoredEntries.test(name)) return null;
  try {
    const { size, mtimeMs } = await lstat(join(source, path));
    const kind = await fileKindOf(name, join(source, path));
    return { path, kind, size, writtenAt: mtimeMs, isUnfinished: isUnfinished(name) };
  } catch (cause) {
    // Another CMS was quicker.
    if (isNotFound(cause)) return null;
    throw cause;
  }
}

/** Reports a path that is not touched, and why. */
type Ignore = (path: string, reason: string) => void;

function isOddEntry(entry: Dirent, path: string, ignore: Ignore): boolean {
  // A link might lead anywhere.
  if (entry.isSymbolicLink()) ignore(path, "it is a link");
  else if (entry.name.includes("\ufffd")) ignore(path, "its name is not UTF-8");
  else return false;
  return true;
}

async function filesBelow(source: string, folder: string, ignore: Ignore, depth = 1): Promise<FolderFile[]> {
  const found: FolderFile[] = [];
  for (const entry of await readdir(join(source, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (isOddEntry(entry, path, ignore)) continue;
    if (entry.isDirectory() && depth < maxDepth) found.push(...(await filesBelow(source, path, ignore, depth + 1)));
    const file = entry.isFile() && found.length < maxFiles ? await fileAt(source, path) : null;
    if (file) found.push(file);
  }
  return found;
}

/** `growing` are files still being written: they delay the delivery as long as they change. */
function deliveryOf(
  shape: FolderDelivery["shape"],
  name: string,
  files: readonly FolderFile[],
  growing: readonly FolderFile[] = [],
): FolderDelivery {
  const documents = files.filter(isDocumentOrZip);
  const timed = documents.length > 0 ? documents : files;
  return {
    ...{ name, shape, files, hasDocument: shape === "file" || documents.length > 0 },
    state: [...files, ...growing].map(({ path, size, writtenAt }) => `${path} ${size} ${writtenAt}`).join("\n"),
    writtenAt: timed.reduce((latest, { writtenAt }) => Math.max(latest, writtenAt), 0),
  };
}

const byPath = (a: FolderFile, b: FolderFile) => (a.path < b.path ? -1 : 1);
const byTime = (a: FolderDelivery, b: FolderDelivery) => a.writtenAt - b.writtenAt || a.name.localeCompare(b.name);
const withoutEnding = (name: string) => name.replace(/(?:\.[a-z]{2,4}){1,2}$/i, "");

/** Documents and pictures outside a delivery folder. */
function looseDeliveries(files: readonly FolderFile[]): FolderDelivery[] {
  const whole = files.filter((file) => !file.isUnfinished).toSorted(byPath);
  const growing = files.filter(({ kind, isUnfinished: grows }) => grows && kind === "media");
  const others = whole.filter(({ kind }) => kind !== "media");
  if (others.length === whole.length) return others.map((file) => deliveryOf("file", file.path, [file], growing));
  const [first = whole[0]] = others;
  return first ? [deliveryOf("beside", withoutEnding(baseName(first.path)), whole, growing)] : [];
}

/**
 * The deliveries in a source's folder, in the order they were written. A folder with a document is one delivery, with
 * everything in it. So are the documents of the source's own folder if there are pictures beside them, there or in
 * folders without a document; if there are none, each document is a delivery of its own, as each zip always is.
 */
export async function findDeliveries(source: string, ignore: Ignore): Promise<FolderDelivery[]> {
  const found: FolderDelivery[] = [];
  const besides: FolderFile[] = [];
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const { name } = entry;
    if (isOddEntry(entry, name, ignore)) continue;
    if (entry.isDirectory() && !reserved.has(name) && name !== settingsFile && !isHidden(name)) {
      const files = (await filesBelow(source, name, ignore)).toSorted(byPath);
      const whole = files.filter((file) => !file.isUnfinished);
      const growing = files.filter((file) => file.isUnfinished);
      if (!files.some(isDocumentOrZip)) besides.push(...files);
      else if (whole.some(isDocumentOrZip)) found.push(deliveryOf("folder", name, whole, growing));
    }
    const file = entry.isFile() ? await fileAt(source, name) : null;
    if (file?.kind !== "zip") besides.push(...(file ? [file] : []));
    else if (!file.isUnfinished) found.push(deliveryOf("file", name, [file]));
  }
  return [...found, ...looseDeliveries(besides)].sort(byTime);
}
