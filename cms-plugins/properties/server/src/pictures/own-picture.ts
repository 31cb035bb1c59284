import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { pictureLimits } from "@gevel/config";
import { PictureFailure } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";

/** The bytes of a file below the CMS's uploads. */
export async function readOwnPicture(strapi: Core.Strapi, path: string): Promise<Buffer> {
  const uploads = await realpath(join(strapi.dirs.static.public, "uploads"));
  const file = await realpath(join(strapi.dirs.static.public, path)).catch(() => null);
  if (file === null) throw new PictureFailure("missing", "is not among the uploads");
  if (!file.startsWith(uploads + sep)) throw new PictureFailure("refused", "lies outside the uploads");
  const { size } = await stat(file);
  if (size > pictureLimits.bytes) throw new PictureFailure("refused", `is larger than ${pictureLimits.bytes} bytes`);
  return await readFile(file);
}
