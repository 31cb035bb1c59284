import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { canHaveMetadata, pictureHeadBytes, stripPictureMetadata, UnreadablePicture } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { StoredUpload, UploadProvider } from "./upload-services.js";

const chunkSchema = z.instanceof(Uint8Array);

async function headOf(file: StoredUpload): Promise<Buffer> {
  const stream = file.getStream();
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = chunkSchema.parse(chunk);
    head.push(bytes);
    length += bytes.length;
    if (length >= pictureHeadBytes) break;
  }
  stream.destroy();
  return Buffer.concat(head);
}

async function strip(strapi: Core.Strapi, file: StoredUpload): Promise<void> {
  // A video is not read into memory.
  if (!canHaveMetadata(await headOf(file))) return;
  const bytes = await buffer(file.getStream());
  try {
    const stripped = stripPictureMetadata(bytes);
    if (!stripped) return;
    file.getStream = () => Readable.from([stripped]);
    file.size = Math.round(stripped.length / 10) / 100;
    file.sizeInBytes = stripped.length;
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    strapi.log.warn(`uploads: metadata of ${file.name} could not be removed, stored as sent: ${cause.message}`);
  }
}

/**
 * PROP-9: files that staff upload or replace are stored without metadata; the upload plugin stores everything through
 * this service.
 */
export function stripUploads(strapi: Core.Strapi, store: UploadProvider): UploadProvider {
  return {
    ...store,
    async upload(file) {
      await strip(strapi, file);
      await store.upload(file);
    },
    async replace(file, old) {
      await strip(strapi, file);
      await store.replace(file, old);
    },
  };
}
