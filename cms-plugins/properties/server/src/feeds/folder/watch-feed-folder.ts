import { mkdir } from "node:fs/promises";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { answerOf } from "../../history/record-import.js";
import { sendFeed } from "../send-feed.js";
import { FeedFolder } from "./feed-folder.js";

const everyMs = 5_000;

interface Watch {
  folder: FeedFolder | null;
  timer?: NodeJS.Timeout;
}

const watchOf = perStrapi((strapi): Watch => {
  const { feedFolder: folder, bodyBytes } = pluginSettings(strapi);
  if (folder === undefined) return { folder: null };
  return {
    folder: new FeedFolder({
      folder,
      bodyBytes,
      importFeed: ({ source, readQuery, read }) =>
        answerOf(sendFeed(strapi, { sender: { kind: "folder", name: source }, read }, readQuery)),
      warn: (message) => void strapi.log.warn(message),
    }),
  };
});

/** One look at the watched folder now; 0 where none is set. */
export async function lookAtFeedFolder(strapi: Core.Strapi): Promise<number> {
  return (await watchOf(strapi).folder?.pass()) ?? 0;
}

/** Looks at the folder every few seconds for as long as the CMS runs. */
export async function watchFeedFolder(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  const { feedFolder } = pluginSettings(strapi);
  if (feedFolder === undefined) return;
  await mkdir(feedFolder, { recursive: true });
  watch.timer = setInterval(() => {
    lookAtFeedFolder(strapi).catch((cause: unknown) => {
      strapi.log.warn(`the feed folder cannot be read: ${String(cause)}`);
    });
  }, everyMs);
}

/** Ends it, after the file that is under way. */
export async function stopWatching(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  clearInterval(watch.timer);
  await watch.folder?.idle();
}
