import { mkdir } from "node:fs/promises";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { answerOf } from "../../history/record-import.js";
import { runDeliveryImport } from "../run-delivery-import.js";
import { DropFolder } from "./drop-folder.js";

const everyMs = 5_000;

interface DropFolderJob {
  folder: DropFolder | null;
  timer?: NodeJS.Timeout;
}

const jobOf = perStrapi((strapi): DropFolderJob => {
  const { dropFolder: folder, bodyBytes } = pluginSettings(strapi);
  if (folder === undefined) return { folder: null };
  return {
    folder: new DropFolder({
      folder,
      bodyBytes,
      importDelivery: ({ source, readQuery, read }) =>
        answerOf(runDeliveryImport(strapi, { sender: { kind: "folder", name: source }, read }, readQuery)),
      warn: (message) => void strapi.log.warn(message),
    }),
  };
});

/** Scans the drop folder once, now; 0 if none is set. */
export async function scanDropFolder(strapi: Core.Strapi): Promise<number> {
  return (await jobOf(strapi).folder?.pass()) ?? 0;
}

/** Scans the folder every few seconds while the CMS runs. */
export async function startDropFolderJob(strapi: Core.Strapi): Promise<void> {
  const job = jobOf(strapi);
  const { dropFolder } = pluginSettings(strapi);
  if (dropFolder === undefined) return;
  await mkdir(dropFolder, { recursive: true });
  job.timer = setInterval(() => {
    scanDropFolder(strapi).catch((cause: unknown) => {
      strapi.log.warn(`drop-folder: reading it failed, retrying in ${everyMs / 1000} s: ${String(cause)}`);
    });
  }, everyMs);
}

/** Stops the job after the file in progress. */
export async function stopDropFolderJob(strapi: Core.Strapi): Promise<void> {
  const job = jobOf(strapi);
  clearInterval(job.timer);
  await job.folder?.idle();
}
