import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stripPictureMetadata, UnreadablePicture } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import type { DeliveryFile } from "./draft/parsed-delivery.js";

/** PROP-9: the bytes of a file that are stored. An incomplete picture is stored as received and never shown. */
function bytesToStore(strapi: Core.Strapi, { url, bytes }: DeliveryFile): Buffer {
  try {
    return stripPictureMetadata(bytes) ?? bytes;
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    strapi.log.warn(`pictures: metadata of ${url} could not be removed, stored as received: ${cause.message}`);
    return bytes;
  }
}

/** Stores files below the CMS's uploads. Names are content hashes, so an existing file is the same file. */
export async function storeFiles(strapi: Core.Strapi, files: readonly DeliveryFile[]): Promise<void> {
  for (const file of files) {
    const path = join(strapi.dirs.static.public, file.url);
    const now = new Date();
    // An existing file may have been unused for long: touching it keeps the sweep from deleting it now.
    const there = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (there) continue;
    // Written to a part file and renamed: the file is complete or absent, also with concurrent writers.
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
