import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { leadSchema, type Lead } from "@gevel/config";
import { moveFile } from "./move-file";
import { syncFolder } from "./sync-folder";

const draft = ".tmp";
const isLead = (name: string) => /^[0-9a-f]{64}\.json$/.test(name);

/**
 * Leads on disk, one file each named by the lead's own key, readable by this user only. A file exists completely or not
 * at all, and a stored lead is flushed to disk. Those that a person must check are in `refused/`.
 */
export class QueueFolder {
  readonly #path: string;
  readonly #waiting = new Set<string>();
  #failed = 0;

  private constructor(path: string) {
    this.#path = path;
  }

  static async open(path: string): Promise<QueueFolder> {
    const folder = new QueueFolder(path);
    await folder.#makeFolders();
    await folder.#takeOverDrafts();
    for (const name of await readdir(path)) if (isLead(name)) folder.#waiting.add(name);
    folder.#failed = (await readdir(folder.#failedPath)).length;
    return folder;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get refused(): number {
    return this.#failed;
  }

  /** Rejects if it cannot be stored: a full disk, a folder that this user may not write. */
  async store(lead: Lead): Promise<void> {
    const name = `${lead.key}.json`;
    if (this.#waiting.has(name)) return;
    const path = join(this.#path, `${randomUUID()}${draft}`);
    try {
      await this.#makeFolders();
      const handle = await open(path, "wx", 0o600);
      try {
        await handle.writeFile(JSON.stringify(lead));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(path, join(this.#path, name));
      await syncFolder(this.#path);
    } catch (error) {
      await rm(path, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#waiting.add(name);
  }

  /** The waiting leads, oldest first. */
  async names(): Promise<string[]> {
    const aged = await Promise.all(
      [...this.#waiting].map(async (name) => ({
        name,
        at: await stat(join(this.#path, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      })),
    );
    return aged.sort((a, b) => a.at - b.at).map(({ name }) => name);
  }

  /** Null for a file that is none of ours, or no longer there. */
  async read(name: string): Promise<Lead | null> {
    return readLead(join(this.#path, name));
  }

  /** Delivered: a visitor's text is stored here no longer than necessary. */
  async erase(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true });
    this.#waiting.delete(name);
    await syncFolder(this.#path);
  }

  async setAside(name: string): Promise<void> {
    const path = join(this.#path, name);
    if (await moveFile(path, join(this.#failedPath, name))) this.#failed += 1;
    // A full disk may have no room for a name: the lead keeps waiting where it is.
    else if (await exists(path)) return;
    this.#waiting.delete(name);
  }

  /** Requeues the leads that were set aside, except invalid files; a person may have removed some. */
  async takeBack(): Promise<void> {
    const names = await readdir(this.#failedPath);
    const restored: string[] = [];
    for (const name of names.filter(isLead)) {
      const path = join(this.#failedPath, name);
      if ((await readLead(path)) && (await moveFile(path, join(this.#path, name)))) restored.push(name);
    }
    for (const name of restored) this.#waiting.add(name);
    this.#failed = names.length - restored.length;
  }

  get #failedPath(): string {
    return join(this.#path, "refused");
  }

  async #makeFolders(): Promise<void> {
    for (const path of [this.#path, this.#failedPath]) await mkdir(path, { recursive: true, mode: 0o700 });
  }

  /** Drafts of a process killed between writing and renaming; for an incomplete one the visitor was not thanked. */
  async #takeOverDrafts(): Promise<void> {
    for (const name of await readdir(this.#path)) {
      if (!name.endsWith(draft)) continue;
      const path = join(this.#path, name);
      const lead = await readLead(path);
      if (lead) await rename(path, join(this.#path, `${lead.key}.json`));
      else await rm(path, { force: true });
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function readLead(path: string): Promise<Lead | null> {
  try {
    return leadSchema.safeParse(JSON.parse(await readFile(path, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}
