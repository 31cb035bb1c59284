import { mkdir } from "node:fs/promises";
import { backgroundJob, perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { answerOf } from "../../history/record-import.js";
import { runDeliveryImport } from "../run-delivery-import.js";
import { DropFolder } from "./drop-folder.js";

const folderOf = perStrapi((strapi): { current: DropFolder | null } => {
  const { dropFolder: folder, bodyBytes } = pluginSettings(strapi);
  if (folder === undefined) return { current: null };
  return {
    current: new DropFolder({
      folder,
      bodyBytes,
      importDelivery: ({ source, readQuery, read }) =>
        answerOf(runDeliveryImport(strapi, { sender: { kind: "folder", name: source }, read }, readQuery)),
      warn: (message) => void strapi.log.warn(message),
    }),
  };
});

/** Scans the drop folder once, after a scan in progress; 0 if none is set. */
export async function scanDropFolder(strapi: Core.Strapi): Promise<number> {
  const { dropFolder } = pluginSettings(strapi);
  if (dropFolder !== undefined) await mkdir(dropFolder, { recursive: true });
  return (await folderOf(strapi).current?.pass()) ?? 0;
}

/** Scans the folder every few seconds; a file whose import is killed is imported again. */
export const dropFolderJob = backgroundJob({
  name: "properties.drop-folder",
  schedule: { everyMs: 5_000 },
  // A large delivery with its pictures.
  timeLimitMs: 2 * 3_600_000,
  isEnabled: (strapi) => pluginSettings(strapi).dropFolder !== undefined,
  failed: "drop-folder: reading it failed",
  round: scanDropFolder,
});
