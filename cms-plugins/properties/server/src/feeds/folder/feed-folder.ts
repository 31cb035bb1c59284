import type { Dirent } from "node:fs";
import { chmod, lstat, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
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
import { feedTooLarge } from "../draft/unreadable-feed.js";
import { languageOfName } from "../draft/language-of-name.js";

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

/** Settings of a source, beside its files: whether its feeds are full ones, in which language, of which format. */
const settingsFile = "settings.json";
const settingsSchema = listingFeedQuerySchema.omit({ source: true, force: true });

/** Names that programs give a file while they write it, and our own reports and settings. */
const notYet = /^\.|~$|\.(part|filepart|tmp|temp|crdownload|upload)$/i;

/** A file that somebody took and did not finish within this time was taken by a CMS that died. */
const abandonedMs = 15 * 60_000;
/** Times a file is tried when it is the CMS that fails. */
const attempts = 3;

type Report = ListingFeedResponse | { error: { code: string; fields: readonly FieldError[] } };

interface Found {
  name: string;
  /** Changes as long as somebody writes. */
  state: string;
  writtenAt: number;
  size: number;
}

const stamp = (now: Date) => now.toISOString().replace(/[-:]/g, "").replace(/\..*/, "Z");

async function filesIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(folder)) {
    if (name === settingsFile || notYet.test(name)) continue;
    const file = await lstat(join(folder, name)).catch(() => null);
    // A link might lead anywhere.
    if (!file?.isFile()) continue;
    found.push({ name, state: `${file.size} ${file.mtimeMs}`, writtenAt: file.mtimeMs, size: file.size });
  }
  return found.sort((a, b) => a.writtenAt - b.writtenAt || a.name.localeCompare(b.name));
}

const isMissing = (cause: unknown) => cause instanceof Error && "code" in cause && cause.code === "ENOENT";

/** Who sends feeds may be another user, and reads what became of them: the CMS makes everything else for itself alone. */
async function showLike(path: string, model: string): Promise<void> {
  const { mode } = await stat(model);
  // Some mounts have no modes.
  await chmod(path, mode & 0o2777).catch(() => undefined);
}

/** Whether it was there to be moved: of several that try, one finds it. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}

/**
 * Feeds that arrive as files: `<folder>/<source>/name` is imported and moved to `done/` or `refused/` with a report
 * beside it. Nothing is kept in memory that a second CMS on the same folder would have to know: whoever renames a file
 * to `taken/` has it.
 */
export class FeedFolder {
  readonly #options: FeedFolderOptions;
  /** What each file looked like a pass ago; one that still does is complete. */
  #seen = new Map<string, string>();
  readonly #failed = new Map<string, number>();
  /** What lies beside the folders of sources, each reported once. */
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
    const seen = new Map<string, string>();
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
    if (notYet.test(name) || this.#ignored.has(name)) return false;
    this.#ignored.add(name);
    const why = isFolder
      ? "its name is none of a source (lower-case letters, digits and dashes)"
      : "it lies in no folder of a source";
    this.#options.warn(`feed-folder: ${name} is ignored: ${why}; feeds lie in <source>/<file>`);
    return false;
  }

  /** The files of one source in the order they were written: what a later one says must come later. */
  async #source(source: string, seen: Map<string, string>, now: Date): Promise<number> {
    const folder = join(this.#options.folder, source);
    for (const name of ["taken", "done", "refused"])
      if (await mkdir(join(folder, name), { recursive: true })) await showLike(join(folder, name), folder);
    for (const { name, writtenAt } of await filesIn(join(folder, "taken")))
      if (now.getTime() - writtenAt > abandonedMs) await moved(join(folder, "taken", name), join(folder, name));

    let handled = 0;
    let waiting = false;
    for (const found of await filesIn(folder)) {
      const { name, state } = found;
      const key = join(source, name);
      seen.set(key, state);
      waiting ||= this.#seen.get(key) !== state;
      if (waiting) continue;
      if (!(await this.#take(source, found, now))) break;
      seen.delete(key);
      handled += 1;
    }
    return handled;
  }

  /** Imports a file, unless another CMS was quicker. False when it is to be tried again. */
  async #take(source: string, { name, size, writtenAt }: Found, now: Date): Promise<boolean> {
    const folder = join(this.#options.folder, source);
    const taken = join(folder, "taken", name);
    if (!(await moved(join(folder, name), taken))) return true;
    // From here the time says when it was taken.
    await utimes(taken, now, now);
    let report: Report;
    try {
      report = await this.#import(source, name, size);
    } catch (cause) {
      if (isAppError(cause)) report = { error: { code: cause.code, fields: cause.fields } };
      else {
        const failed = (this.#failed.get(taken) ?? 0) + 1;
        this.#options.warn(`the feed ${source}/${name} could not be imported: ${String(cause).slice(0, 500)}`);
        if (failed < attempts) {
          this.#failed.set(taken, failed);
          // Its place in the order is that of before.
          await utimes(taken, new Date(writtenAt), new Date(writtenAt));
          await moved(taken, join(folder, name));
          return false;
        }
        report = { error: { code: "UNEXPECTED", fields: [] } };
      }
    }
    this.#failed.delete(taken);
    const target = join(folder, "error" in report ? "refused" : "done", `${stamp(now)}-${name}`);
    await writeFile(`${target}.json`, `${JSON.stringify(report, null, 2)}\n`);
    await showLike(`${target}.json`, taken);
    await rename(taken, target);
    return true;
  }

  async #import(source: string, name: string, size: number): Promise<ListingFeedResponse> {
    const { bodyBytes, importFeed, folder } = this.#options;
    const file = join(folder, source, "taken", name);
    const settings = await this.#settings(source);
    const language = languageOfName(name);
    return await importFeed({
      source,
      readQuery: () => ({
        source,
        ...parseInput(settingsSchema, readJson(settings(), settingsFile), settingsFile),
        ...(language && { language }),
      }),
      read: () => {
        if (size > bodyBytes) throw feedTooLarge(`the file is larger than ${bodyBytes} bytes`);
        return readFile(file);
      },
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
