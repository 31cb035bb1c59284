import type { Dirent } from "node:fs";
import { readdir, readFile, rename, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  AppError,
  importRequestSchema,
  isAppError,
  listingFeedQuerySchema,
  type FieldError,
  type ListingFeedQuery,
  type ListingFeedResponse,
} from "@gevel/config";
import { parseInput } from "@gevel/kit";
import { readJson } from "../../import/read-items.js";
import { languageOfName } from "../draft/language-of-name.js";
import { earlierFolders, findDeliveries, ownFolders, settingsFile, type FolderDelivery } from "./find-deliveries.js";
import { isHidden, isUnfinished } from "./kind-of-file.js";
import { isMissing, makeShown, moveBack, moved, movedUnlessOccupied, moveTogether, showLike } from "./move-files.js";
import { readDeliveryFiles } from "./read-delivery-files.js";

/** Either may refuse, and the import's history is to know of it. */
export interface FolderFeed {
  source: string;
  readQuery: () => ListingFeedQuery;
  read: () => Promise<Buffer>;
}

export interface FeedFolderOptions {
  /** Holds a folder for each source. */
  folder: string;
  /** Largest file. */
  bodyBytes: number;
  importFeed: (feed: FolderFeed) => Promise<ListingFeedResponse>;
  /** What went wrong without being the file's fault. */
  warn: (message: string) => void;
}

const settingsSchema = listingFeedQuerySchema.omit({ source: true, force: true });

/** A file that somebody took and did not finish within this time was taken by a CMS that died. */
const abandonedMs = 15 * 60_000;
/** How long pictures wait for the document that names them. */
const withoutDocumentMs = 15 * 60_000;
/** Times a file is tried when it is the CMS that fails. */
const attempts = 3;

type Report = ListingFeedResponse | { error: { code: string; fields: readonly FieldError[] } };

interface Seen {
  state: string;
  /** When it first looked so. */
  since: number;
}

const stamp = (now: Date) => now.toISOString().replace(/[-:]/g, "").replace(/\..*/, "Z");

/**
 * Feeds that arrive as files: `<folder>/<source>/name` is imported and moved to `succeeded/` or `failed/` with a report
 * beside it. Nothing is kept in memory that a second CMS on the same folder would have to know: the CMS that renames a file
 * to `processing/` has it.
 */
export class FeedFolder {
  readonly #options: FeedFolderOptions;
  /** What each delivery looked like a pass ago; one that still does is complete. */
  #seen = new Map<string, Seen>();
  readonly #failed = new Map<string, number>();
  /** What lies where it is no feed of a source, each reported once. */
  readonly #ignored = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: FeedFolderOptions) {
    this.#options = options;
  }

  /** One look at the folder, after the one that is under way. Answers how many files were dealt with. */
  pass(now = new Date()): Promise<number> {
    const next = this.#running.then(
      () => this.#look(now),
      () => this.#look(now),
    );
    this.#running = next;
    return next;
  }

  /** Ends when no look is under way. */
  async idle(): Promise<void> {
    await this.#running.catch(() => undefined);
  }

  async #look(now: Date): Promise<number> {
    const seen = new Map<string, Seen>();
    let handled = 0;
    const sources = await readdir(this.#options.folder, { withFileTypes: true });
    for (const entry of sources) {
      if (!this.#isSource(entry)) continue;
      try {
        handled += await this.#source(entry.name, seen, now);
      } catch (cause) {
        this.#options.warn(`the feeds of ${entry.name} wait: ${String(cause)}`);
      }
    }
    this.#seen = seen;
    return handled;
  }

  /** Only a folder whose name may be that of a source is one; what else lies there is reported, once. */
  #isSource(entry: Dirent): boolean {
    const { name } = entry;
    const isFolder = entry.isDirectory();
    if (isFolder && importRequestSchema.shape.source.safeParse(name).success) return true;
    if (isHidden(name) || isUnfinished(name)) return false;
    const why = isFolder
      ? "its name is none of a source (lower-case letters, digits and dashes)"
      : "it lies in no folder of a source";
    this.#ignore(name, `is ignored: ${why}; feeds lie in <source>/<file>`);
    return false;
  }

  #ignore(path: string, why: string): void {
    if (this.#ignored.has(path)) return;
    this.#ignored.add(path);
    this.#options.warn(`feed-folder: ${path} ${why}`);
  }

  /** A folder of version 0.1.0 under its present name, with all that is in it. */
  async #renameEarlier(folder: string, earlier: string, name: string): Promise<void> {
    if (!(await movedUnlessOccupied(join(folder, earlier), join(folder, name)))) return;
    this.#options.warn(`drop-folder: ${join(folder, earlier)} is called ${name} now; programs that read it read there`);
  }

  /** The deliveries of one source in the order they were written: what a later one says must come later. */
  async #source(source: string, seen: Map<string, Seen>, now: Date): Promise<number> {
    const folder = join(this.#options.folder, source);
    for (const [earlier, name] of Object.entries(earlierFolders)) await this.#renameEarlier(folder, earlier, name);
    for (const name of ownFolders) await makeShown(join(folder, name), folder);
    for (const name of await readdir(join(folder, "processing"))) {
      const since = await stat(join(folder, "processing", name)).catch(() => null);
      if (since && now.getTime() - since.mtimeMs > abandonedMs)
        await moveBack(join(folder, "processing", name), join(folder, name), stamp(now));
    }
    let handled = 0;
    let waiting = false;
    const ignore = (path: string, why: string) => this.#ignore(`${source}/${path}`, `is ignored: ${why}`);
    for (const delivery of await findDeliveries(folder, ignore)) {
      const { name, state, hasDocument } = delivery;
      const key = join(source, name);
      const before = this.#seen.get(key);
      const since = before?.state === state ? before.since : now.getTime();
      seen.set(key, { state, since });
      const grows = before?.state !== state;
      if (!hasDocument && (grows || now.getTime() - since < withoutDocumentMs)) {
        if (!grows)
          this.#ignore(`${source}/${delivery.files[0]?.path ?? name}`, "waits: no XML or JSON lies beside it");
        continue;
      }
      waiting ||= grows;
      if (waiting) continue;
      if (!(await this.#take(source, delivery, now))) break;
      seen.delete(key);
      handled += 1;
    }
    return handled;
  }

  /** Makes a delivery this CMS's own: the others that try find it gone. */
  async #claim(folder: string, { name, shape, files }: FolderDelivery): Promise<"ours" | "gone" | "occupied"> {
    const taken = join(folder, "processing", name);
    if (shape === "file") return (await moved(join(folder, name), taken)) ? "ours" : "gone";
    if (shape === "folder") return (await movedUnlessOccupied(join(folder, name), taken)) ? "ours" : "occupied";
    if (!(await makeShown(taken, folder))) return "occupied";
    const paths = files.map(({ path }) => path);
    if (await moveTogether(folder, paths, taken)) return "ours";
    await rmdir(taken);
    return "gone";
  }

  /** Imports a delivery, unless another CMS was quicker. False when it is to be tried again. */
  async #take(source: string, delivery: FolderDelivery, now: Date): Promise<boolean> {
    const { name, shape, writtenAt, files } = delivery;
    const folder = join(this.#options.folder, source);
    const taken = join(folder, "processing", name);
    const claimed = await this.#claim(folder, delivery);
    if (claimed !== "ours") return claimed === "gone";
    // From here the time says when it was taken.
    await utimes(taken, now, now);
    let report: Report;
    try {
      report = await this.#import(source, delivery);
    } catch (cause) {
      if (isAppError(cause)) report = { error: { code: cause.code, fields: cause.fields } };
      else {
        const failed = (this.#failed.get(taken) ?? 0) + 1;
        this.#options.warn(`the feed ${source}/${name} could not be imported: ${String(cause).slice(0, 500)}`);
        if (failed < attempts) {
          this.#failed.set(taken, failed);
          // Its place in the order is that of before.
          if (shape === "file") await utimes(taken, new Date(writtenAt), new Date(writtenAt));
          await moveBack(taken, join(folder, name), stamp(now));
          return false;
        }
        report = { error: { code: "UNEXPECTED", fields: [] } };
      }
    }
    this.#failed.delete(taken);
    const target = join(folder, "error" in report ? "failed" : "succeeded", `${stamp(now)}-${name}`);
    await writeFile(`${target}.json`, `${JSON.stringify(report, null, 2)}\n`);
    await showLike(
      `${target}.json`,
      join(shape === "beside" ? taken : join(folder, "processing"), files[0]?.path ?? name),
    );
    await rename(taken, target);
    return true;
  }

  async #import(source: string, delivery: FolderDelivery): Promise<ListingFeedResponse> {
    const { bodyBytes, importFeed, folder } = this.#options;
    const taken = join(folder, source, "processing");
    const { name, shape, files } = delivery;
    const settings = await this.#settings(source);
    const [only, ...others] = files;
    // Each of several has its own by its name.
    const language = only && others.length === 0 ? languageOfName(only.path) : null;
    return await importFeed({
      source,
      readQuery: () => ({
        source,
        ...parseInput(settingsSchema, readJson(settings(), settingsFile), settingsFile),
        ...(language && { language }),
      }),
      read: () => readDeliveryFiles(delivery, shape === "beside" ? join(taken, name) : taken, bodyBytes),
    });
  }

  /** A source without the file has none. One that cannot be read may say `full`, so its feeds are refused, not guessed at. */
  async #settings(source: string): Promise<() => string> {
    try {
      const text = await readFile(join(this.#options.folder, source, settingsFile), "utf8");
      return () => text;
    } catch (cause) {
      if (isMissing(cause)) return () => "{}";
      const message = `cannot be read: ${String(cause).slice(0, 200)}`;
      this.#options.warn(`the feeds of ${source} are refused, their ${settingsFile} ${message}`);
      return () => {
        throw new AppError("INVALID_INPUT", message, [{ field: settingsFile, message }]);
      };
    }
  }
}
