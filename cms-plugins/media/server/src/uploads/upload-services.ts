import type { Readable } from "node:stream";

/** A file on its way to the upload storage. */
export interface StoredUpload {
  name: string;
  getStream(): Readable;
  /** In thousands of bytes. */
  size: number;
  sizeInBytes?: number;
}

/** What we use of the services of Strapi's upload plugin, which have no types. */
export interface UploadService {
  upload(request: { files: unknown }, options?: object): Promise<unknown>;
  replace(id: number | string, request: { file: unknown }, options?: object): Promise<unknown>;
}
export interface UploadProvider {
  upload(file: StoredUpload): Promise<void>;
  replace(file: StoredUpload, old: StoredUpload): Promise<void>;
}
