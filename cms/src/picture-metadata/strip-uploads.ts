import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { mayHaveMetadata, pictureHeadBytes, stripPictureMetadata, UnreadablePicture } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** A file on its way to the store, as Strapi's upload plugin has it. */
interface UploadedFile {
  name: string;
  getStream(): Readable;
  /** In thousands of bytes. */
  size: number;
  sizeInBytes?: number;
}

interface StoreService {
  upload(file: UploadedFile): Promise<void>;
  replace(file: UploadedFile, old: UploadedFile): Promise<void>;
}

const chunkSchema = z.instanceof(Uint8Array);

/** Strapi's registry of services, by which one is extended before it is used. */
const servicesSchema = z.custom<{ extend(uid: string, change: (store: StoreService) => StoreService): void }>(
  (services) => services instanceof Object && "extend" in services,
);

async function headOf(file: UploadedFile): Promise<Buffer> {
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

async function strip(strapi: Core.Strapi, file: UploadedFile): Promise<void> {
  // A film is not read whole into memory.
  if (!mayHaveMetadata(await headOf(file))) return;
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

/** PROP-9: what staff upload or replace a file with is stored without its metadata; the upload plugin's one way to its store. */
export function stripUploads(strapi: Core.Strapi): void {
  servicesSchema.parse(strapi.get("services")).extend("plugin::upload.provider", (store) => ({
    ...store,
    async upload(file: UploadedFile) {
      await strip(strapi, file);
      await store.upload(file);
    },
    async replace(file: UploadedFile, old: UploadedFile) {
      await strip(strapi, file);
      await store.replace(file, old);
    },
  }));
}

const settingsSchema = z.looseObject({ autoOrientation: z.boolean() });

/**
 * Strapi makes an uploaded picture smaller and loses by it how the camera was held, unless it turns the picture: set once for
 * a CMS, whose administrators may take it back (Settings › Media Library).
 */
export async function turnUploads(strapi: Core.Strapi): Promise<void> {
  const record = strapi.store({ type: "core", name: "gevel" });
  const key = "uploads-turned-upright";
  if (await record.get({ key })) return;
  const store = strapi.store({ type: "plugin", name: "upload" });
  const settings = settingsSchema.safeParse(await store.get({ key: "settings" }));
  if (settings.success) await store.set({ key: "settings", value: { ...settings.data, autoOrientation: true } });
  await record.set({ key, value: true });
}
