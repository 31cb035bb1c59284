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

/** Of Strapi: where what everybody may have lies. */
interface Folders {
  dirs: { static: { public: string } };
}

/** What an address names under that folder; null where its letters are no name. */
function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** Where a file of the CMS's uploads lies; null for whatever is none. */
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

/** Whether a document can go out by a link: a file of the uploads, or one of a host that the agency named. */
export const hasFile = async (strapi: Core.Strapi, url: string): Promise<boolean> =>
  foreign(strapi, url) !== null || (await hasUpload(strapi, url));

/** Null where there is none any more. That a host does not give its file is told as a failure: it may tomorrow. */
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
