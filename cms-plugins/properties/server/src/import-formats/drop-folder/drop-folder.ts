import type { Dirent } from "node:fs";
import { readdir, readFile, rename, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  AppError,
  importRequestSchema,
  isAppError,
  importFileQuerySchema,
  type FieldError,
  type ImportFileQuery,
  type ListingFeedResponse,
} from "@gevel/config";
import { parseInput } from "@gevel/core";
import { readJson } from "../../import/read-items.js";
import { languageOfName } from "../draft/language-of-name.js";
import {
  earlierFolders,
  findDeliveries,
  ownFolders,
  settingsFile,
  type FolderDelivery,
  isHidden,
  isUnfinished,
} from "./find-deliveries.js";
import {
  isNotFound,
  makeReadable,
  moveBack,
  moved,
  movedUnlessOccupied,
  moveAll,
  copyPermissions,
} from "./move-files.js";
import { readDeliveryFiles } from "./read-delivery-files.js";

/** Both functions may throw, and the import log records it. */
export interface FolderImport {
  source: string;
  readQuery: () => ImportFileQuery;
  read: () => Promise<Buffer>;
}

export interface DropFolderOptions {
  /** Has a folder for each source. */
  folder: string;
  /** Largest file. */
  bodyBytes: number;
  importDelivery: (item: FolderImport) => Promise<ListingFeedResponse>;
  /** Called for failures that are not the file's fault. */
  warn: (message: string) => void;
}

const settingsSchema = importFileQuerySchema.omit({ source: true, force: true });

/** A file claimed longer ago than this and not finished belonged to a CMS that died. */
const staleMs = 15 * 60_000;
/** How long pictures wait for the document that names them. */
const withoutDocumentMs = 15 * 60_000;
/** Times a file is tried when it is the CMS that fails. */
const attempts = 3;

type Report = ListingFeedResponse | { error: { code: string; fields: readonly FieldError[] } };

interface SeenDelivery {
  state: string;
  /** When this state was first seen. */
  since: number;
}

const stamp = (now: Date) => now.toISOString().replace(/[-:]/g, "").replace(/\..*/, "Z");

/**
 * Deliveries that arrive as files: `<folder>/<source>/name` is imported and moved to `succeeded/` or `failed/` with a
 * report beside it. No state in memory is needed by a second CMS on the same folder: the CMS that renames a file to
 * `processing/` owns it.
 */
export class DropFolder {
  readonly #options: DropFolderOptions;
  /** Each delivery's state one pass ago; an unchanged one is complete. */
  #seen = new Map<string, SeenDelivery>();
  readonly #failed = new Map<string, number>();
  /** Paths that are no delivery of a source, each reported once. */
  readonly #ignored = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: DropFolderOptions) {
    this.#options = options;
  }

  /** One scan of the folder, after the one in progress. Returns how many files were handled. */
  pass(now = new Date()): Promise<number> {
    const next = this.#running.then(
      () => this.#scan(now),
      () => this.#scan(now),
    );
    this.#running = next;
    return next;
  }

  async #scan(now: Date): Promise<number> {
    const seen = new Map<string, SeenDelivery>();
    let processed = 0;
    const sources = await readdir(this.#options.folder, { withFileTypes: true });
    for (const entry of sources) {
      if (!this.#isSource(entry)) continue;
      try {
        processed += await this.#source(entry.name, seen, now);
      } catch (cause) {
        this.#options.warn(`drop-folder: reading files failed, they wait, source=${entry.name}: ${String(cause)}`);
      }
    }
    this.#seen = seen;
    return processed;
  }

  /** Only a folder with a valid source name counts; anything else is reported, once. */
  #isSource(entry: Dirent): boolean {
    const { name } = entry;
    const isFolder = entry.isDirectory();
    if (isFolder && importRequestSchema.shape.source.safeParse(name).success) return true;
    if (isHidden(name) || isUnfinished(name)) return false;
    const reason = isFolder
      ? "its name is not a source name (lower-case letters, digits and dashes)"
      : "it is not in the folder of a source";
    this.#ignore(name, `is ignored: ${reason}; import files go to <source>/<file>`);
    return false;
  }

  #ignore(path: string, reason: string): void {
    if (this.#ignored.has(path)) return;
    this.#ignored.add(path);
    this.#options.warn(`drop-folder: ${path} ${reason}`);
  }

  /** A folder of version 0.1.0 under its present name, with all that is in it. */
  async #renameEarlier(folder: string, earlier: string, name: string): Promise<void> {
    if (!(await movedUnlessOccupied(join(folder, earlier), join(folder, name)))) return;
    this.#options.warn(
      `drop-folder: renamed ${join(folder, earlier)} to ${name}, programs that read it must read there`,
    );
  }

  /** The deliveries of one source in the order they were written: a later one must be imported later. */
  async #source(source: string, seen: Map<string, SeenDelivery>, now: Date): Promise<number> {
    const folder = join(this.#options.folder, source);
    for (const [earlier, name] of Object.entries(earlierFolders)) await this.#renameEarlier(folder, earlier, name);
    for (const name of ownFolders) await makeReadable(join(folder, name), folder);
    for (const name of await readdir(join(folder, "processing"))) {
      const since = await stat(join(folder, "processing", name)).catch(() => null);
      if (since && now.getTime() - since.mtimeMs > staleMs)
        await moveBack(join(folder, "processing", name), join(folder, name), stamp(now));
    }
    let processed = 0;
    let waiting = false;
    const ignore = (path: string, reason: string) => this.#ignore(`${source}/${path}`, `is ignored: ${reason}`);
    for (const delivery of await findDeliveries(folder, ignore)) {
      const { name, state, hasDocument } = delivery;
      const key = join(source, name);
      const before = this.#seen.get(key);
      const since = before?.state === state ? before.since : now.getTime();
      seen.set(key, { state, since });
      const grows = before?.state !== state;
      if (!hasDocument && (grows || now.getTime() - since < withoutDocumentMs)) {
        if (!grows)
          this.#ignore(`${source}/${delivery.files[0]?.path ?? name}`, "waits for an XML or JSON file beside it");
        continue;
      }
      waiting ||= grows;
      if (waiting) continue;
      if (!(await this.#process(source, delivery, now))) break;
      seen.delete(key);
      processed += 1;
    }
    return processed;
  }

  /** Claims a delivery for this CMS: others that try find it gone. */
  async #claim(folder: string, { name, shape, files }: FolderDelivery): Promise<"ours" | "gone" | "occupied"> {
    const claimedPath = join(folder, "processing", name);
    if (shape === "file") return (await moved(join(folder, name), claimedPath)) ? "ours" : "gone";
    if (shape === "folder") return (await movedUnlessOccupied(join(folder, name), claimedPath)) ? "ours" : "occupied";
    if (!(await makeReadable(claimedPath, folder))) return "occupied";
    const paths = files.map(({ path }) => path);
    if (await moveAll(folder, paths, claimedPath)) return "ours";
    await rmdir(claimedPath);
    return "gone";
  }

  /** Imports a delivery, unless another CMS was quicker. False when it is to be tried again. */
  async #process(source: string, delivery: FolderDelivery, now: Date): Promise<boolean> {
    const { name, shape, writtenAt, files } = delivery;
    const folder = join(this.#options.folder, source);
    const claimedPath = join(folder, "processing", name);
    const claimed = await this.#claim(folder, delivery);
    if (claimed !== "ours") return claimed === "gone";
    // From here on the mtime is the time of the claim.
    await utimes(claimedPath, now, now);
    let report: Report;
    try {
      report = await this.#import(source, delivery);
    } catch (cause) {
      if (isAppError(cause)) report = { error: { code: cause.code, fields: cause.fields } };
      else {
        const failed = (this.#failed.get(claimedPath) ?? 0) + 1;
        const next = failed < attempts ? "retrying" : "moving it to failed/";
        this.#options.warn(
          `drop-folder: importing failed, ${next}, file=${source}/${name}: ${String(cause).slice(0, 500)}`,
        );
        if (failed < attempts) {
          this.#failed.set(claimedPath, failed);
          // Its place in the order is that of before.
          if (shape === "file") await utimes(claimedPath, new Date(writtenAt), new Date(writtenAt));
          await moveBack(claimedPath, join(folder, name), stamp(now));
          return false;
        }
        report = { error: { code: "UNEXPECTED", fields: [] } };
      }
    }
    this.#failed.delete(claimedPath);
    const target = join(folder, "error" in report ? "failed" : "succeeded", `${stamp(now)}-${name}`);
    await writeFile(`${target}.json`, `${JSON.stringify(report, null, 2)}\n`);
    await copyPermissions(
      `${target}.json`,
      join(shape === "beside" ? claimedPath : join(folder, "processing"), files[0]?.path ?? name),
    );
    await rename(claimedPath, target);
    return true;
  }

  async #import(source: string, delivery: FolderDelivery): Promise<ListingFeedResponse> {
    const { bodyBytes, importDelivery, folder } = this.#options;
    const claimedPath = join(folder, source, "processing");
    const { name, shape, files } = delivery;
    const settings = await this.#settings(source);
    const [single, ...others] = files;
    // Of several documents each names its own language.
    const language = single && others.length === 0 ? languageOfName(single.path) : null;
    return await importDelivery({
      source,
      readQuery: () => ({
        source,
        ...parseInput(settingsSchema, readJson(settings(), settingsFile), settingsFile),
        ...(language && { language }),
      }),
      read: () => readDeliveryFiles(delivery, shape === "beside" ? join(claimedPath, name) : claimedPath, bodyBytes),
    });
  }

  /** A source without the file has no settings. An unreadable file may say `full`, so the source's deliveries are rejected. */
  async #settings(source: string): Promise<() => string> {
    try {
      const text = await readFile(join(this.#options.folder, source, settingsFile), "utf8");
      return () => text;
    } catch (cause) {
      if (isNotFound(cause)) return () => "{}";
      const message = `cannot be read: ${String(cause).slice(0, 200)}`;
      this.#options.warn(`drop-folder: files are rejected, source=${source}: ${settingsFile} ${message}`);
      return () => {
        throw new AppError("INVALID_INPUT", message, [{ field: settingsFile, message }]);
      };
    }
  }
}
