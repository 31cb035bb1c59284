import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { leadSchema, type Lead } from "@gevel/config";
import { moveFile } from "./move-file";
import { syncFolder } from "./sync-folder";

const draft = ".tmp";
const isLead = (name: string) => /^[0-9a-f]{64}\.json$/.test(name);

/**
 * Leads on disk, one file each under the lead's own key, for this user alone. A file is there whole or not at all, and
 * what was said to be kept is on the disk. Those that a person must look at stand in `refused/`.
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

  /** Rejects where it cannot be kept: a full disk, a folder that this user may not write. */
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

  /** Those that wait, the oldest first. */
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

  /** Handed over: what a visitor wrote stays here no longer than it must. */
  async erase(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true });
    this.#waiting.delete(name);
    await syncFolder(this.#path);
  }

  async setAside(name: string): Promise<void> {
    const path = join(this.#path, name);
    if (await moveFile(path, join(this.#failedPath, name))) this.#failed += 1;
    // A full disk may have no room for a name: it waits on where it is.
    else if (await exists(path)) return;
    this.#waiting.delete(name);
  }

  /** Those that were put aside wait again, but for what is no lead; a person may have taken some away. */
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

  /** Of a process that was killed between writing and naming; half of one is of a visitor who was not thanked. */
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
