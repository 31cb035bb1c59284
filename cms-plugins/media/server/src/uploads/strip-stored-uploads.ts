import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { canHaveMetadata, pictureHeadBytes, stripPictureMetadata, UnreadablePicture } from "@gevel/config/server";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Progress is stored after this many files: a CMS that stops in between checks them again. */
const slice = 100;
/** Larger ones are no pictures that anybody sent. */
const mostBytes = 200 * 1024 * 1024;
const retryMs = 600_000;

/** `after`: the last file checked, in name order. */
const progressSchema = z.object({ after: z.string(), done: z.boolean() }).catch({ after: "", done: false });
const store = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "gevel" });
const key = "uploads-without-metadata";

const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? cause.code : null);

async function pictureBytes(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pictureHeadBytes), 0, pictureHeadBytes, 0);
    if (!canHaveMetadata(buffer.subarray(0, bytesRead)) || (await file.stat()).size > mostBytes) return null;
    return await readFile(path);
  } finally {
    await file.close();
  }
}

/** Whole or as it was, and under its address all the time. */
async function replaceFile(path: string, bytes: Buffer, before: { mtimeMs: number; mode: number }): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, "wx", before.mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    // Staff may have replaced it meanwhile, by one without metadata.
    if ((await stat(path)).mtimeMs === before.mtimeMs) await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

/** Whether there was anything to take out. */
async function stripFile(strapi: Core.Strapi, path: string): Promise<boolean> {
  try {
    const before = await stat(path);
    const bytes = await pictureBytes(path);
    const stripped = bytes && stripPictureMetadata(bytes);
    if (!stripped) return false;
    await replaceFile(path, stripped, before);
    return true;
  } catch (cause) {
    // Removed since the folder was read.
    if (codeOf(cause) === "ENOENT") return false;
    if (!(cause instanceof UnreadablePicture)) throw cause;
    strapi.log.warn(`uploads: metadata of ${path} could not be removed, left as it is: ${cause.message}`);
    return false;
  }
}

/** By code units, so that the order is the same in every environment. */
const byName = (one: string, other: string) => (one < other ? -1 : 1);

async function storedFiles(strapi: Core.Strapi): Promise<string[]> {
  const folder = join(strapi.dirs.static.public, "uploads");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted(byName);
}

async function pass(strapi: Core.Strapi, goOn: () => boolean): Promise<void> {
  const { after, done } = progressSchema.parse(await store(strapi).get({ key }));
  if (done) return;
  const files = (await storedFiles(strapi)).filter((file) => file > after);
  let changed = 0;
  for (const [index, file] of files.entries()) {
    if (!goOn()) return;
    if (await stripFile(strapi, join(strapi.dirs.static.public, "uploads", file))) changed++;
    if ((index + 1) % slice === 0) await store(strapi).set({ key, value: { after: file, done: false } });
  }
  await store(strapi).set({ key, value: { after: files.at(-1) ?? after, done: true } });
  if (changed > 0) strapi.log.info(`uploads: metadata removed from stored pictures, changed=${changed}`);
}

/**
 * PROP-9: removes the metadata from files stored before uploads were stripped, once, in the background. Several CMS
 * instances may do it at once: each file ends up the same.
 */
export const stripStoredUploads = perStrapi((strapi) => {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = pass(strapi, () => !stopping).catch((cause: unknown) => {
      // For example a full disk: it resumes where it stopped.
      strapi.log.warn(`uploads: removing metadata failed, retrying in 10 minutes: ${String(cause).slice(-300)}`);
      if (!stopping) timer = setTimeout(run, retryMs).unref();
    });
  };
  return {
    start: run,
    /** Resolves when the current pass has ended. */
    ended: () => running,
    /** Ends after the current file. */
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
});
