import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stripPictureMetadata, UnreadablePicture } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import type { DeliveryFile } from "./draft/parsed-delivery.js";

/** PROP-9: what of a file is kept. One that is no whole picture is kept as it came, and shown by nobody. */
function bytesToStore(strapi: Core.Strapi, { url, bytes }: DeliveryFile): Buffer {
  try {
    return stripPictureMetadata(bytes) ?? bytes;
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    strapi.log.warn(`pictures: metadata of ${url} could not be removed, stored as received: ${cause.message}`);
    return bytes;
  }
}

/** Keeps files below the CMS's uploads. The name is the content's, so what is there is the same file. */
export async function storeFiles(strapi: Core.Strapi, files: readonly DeliveryFile[]): Promise<void> {
  for (const file of files) {
    const path = join(strapi.dirs.static.public, file.url);
    const now = new Date();
    // One that is there may have been unused for long: it is not to be swept away now.
    const there = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (there) continue;
    // Whole or absent, whoever writes it at the same time.
    const part = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(part, bytesToStore(strapi, file));
      await rename(part, path);
    } catch (cause) {
      await rm(part, { force: true });
      throw cause;
    }
  }
}
