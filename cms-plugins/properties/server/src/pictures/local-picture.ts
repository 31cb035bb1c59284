import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { pictureLimits } from "@gevel/config";
import { PictureFailure } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";

export interface LocalPicture {
  bytes: Buffer;
  /** In ms; staff replace a file of the library under its address. */
  changedAt: number;
}

/** A file below the CMS's uploads. */
export async function readLocalPicture(strapi: Core.Strapi, path: string): Promise<LocalPicture> {
  const uploads = await realpath(join(strapi.dirs.static.public, "uploads"));
  const file = await realpath(join(strapi.dirs.static.public, path)).catch(() => null);
  if (file === null) throw new PictureFailure("missing", "is not among the uploads");
  if (!file.startsWith(uploads + sep)) throw new PictureFailure("refused", "lies outside the uploads");
  const { size, mtimeMs } = await stat(file);
  if (size > pictureLimits.bytes) throw new PictureFailure("refused", `is larger than ${pictureLimits.bytes} bytes`);
  return { bytes: await readFile(file), changedAt: Math.ceil(mtimeMs) };
}
