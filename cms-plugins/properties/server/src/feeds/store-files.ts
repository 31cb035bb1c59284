import { randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Core } from "@strapi/strapi";
import { feedFilesPath } from "./draft/feed-files.js";
import type { FeedFile } from "./listing-feed.js";

/** Keeps what came with a feed below the CMS's uploads. The name is the content's, so what is there is the same file. */
export async function storeFiles(strapi: Core.Strapi, files: readonly FeedFile[]): Promise<void> {
  if (files.length === 0) return;
  const folder = join(strapi.dirs.static.public, ...feedFilesPath.split("/"));
  await mkdir(folder, { recursive: true });
  for (const { url, bytes } of files) {
    const path = join(folder, basename(url));
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) continue;
    // Whole or absent, whoever writes it at the same time.
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
  }
}
