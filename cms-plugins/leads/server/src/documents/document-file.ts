import type { Readable } from "node:stream";
import { AppError, foreignPicture } from "@gevel/config";
import { openDocument } from "@gevel/config/server";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { hasUpload, openUpload } from "./upload-file.js";

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
