import type { Readable } from "node:stream";
import { AppError, foreignPicture } from "@gevel/config";
import { openDocument } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { createReadStream, type ReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

interface UploadFile {
  stream: ReadStream;
  bytes: number;
}

/** The part of Strapi that has the public folder. */
interface Folders {
  dirs: { static: { public: string } };
}

/** The file name of a URL under that folder; null if its encoding is invalid. */
function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** The path of an uploaded file; null for anything else. */
async function findUpload({ dirs }: Folders, url: string): Promise<{ file: string; bytes: number } | null> {
  const name = url.startsWith("/uploads/") ? decodePath(url) : null;
  if (name === null) return null;
  const folder = dirs.static.public;
  const uploads = await realpath(join(folder, "uploads")).catch(() => null);
  const file = await realpath(join(folder, name)).catch(() => null);
  if (uploads === null || file === null || !file.startsWith(uploads + sep)) return null;
  const facts = await stat(file);
  return facts.isFile() ? { file, bytes: facts.size } : null;
}

/** Whether it is a file of the uploads. */
export const hasUpload = async (strapi: Folders, url: string): Promise<boolean> =>
  (await findUpload(strapi, url)) !== null;

async function openUpload(strapi: Folders, url: string): Promise<UploadFile | null> {
  const found = await findUpload(strapi, url);
  return found && { stream: createReadStream(found.file), bytes: found.bytes };
}

interface DocumentFile {
  stream: Readable;
  bytes: number | null;
}

const foreign = (strapi: Core.Strapi, url: string) => foreignPicture(url, pluginSettings(strapi).documentHosts);

/** Whether a document can be sent by link: an uploaded file, or one on a host the agency allowed. */
export const hasFile = async (strapi: Core.Strapi, url: string): Promise<boolean> =>
  foreign(strapi, url) !== null || (await hasUpload(strapi, url));

/** Null if the file no longer exists. If its host fails to deliver it, this throws: it may work later. */
export async function openFile(strapi: Core.Strapi, url: string): Promise<DocumentFile | null> {
  const document = foreign(strapi, url);
  if (!document) return openUpload(strapi, url);
  return openDocument(document, pluginSettings(strapi).documentHosts).catch((cause: unknown) => {
    throw new AppError(
      "API_ERROR",
      `a document of ${document.url.host}: ${cause instanceof Error ? cause.message : ""}`,
    );
  });
}
