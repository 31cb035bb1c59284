import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dayAfter, viewSaltsSchema, type ViewSalt } from "@gevel/config";

/**
 * What marks of each day are made with. The CMS gives those of today and tomorrow; they are kept on disk, for this user alone, so
 * that counting goes on over a restart and over midnight while it is away. Where it never gave any, the site makes one of its
 * own: what is lost is that a visitor who is answered by two sites is known as one.
 */
export class DaySalts {
  readonly #path: string | null;
  readonly #log: { warn(details: object, message: string): void };
  #salts = new Map<string, string>();
  /** Those of them that the CMS gave. */
  readonly #shared = new Set<string>();

  /** `path` is null where the site has no disk to keep anything on. */
  constructor(path: string | null, log: { warn(details: object, message: string): void }) {
    this.#path = path;
    this.#log = log;
    if (path !== null) for (const { day, salt } of readSalts(path)) this.#salts.set(day, salt);
  }

  of(day: string): string {
    const known = this.#salts.get(day);
    if (known !== undefined) return known;
    const own = randomBytes(32).toString("hex");
    this.#salts.set(day, own);
    this.#save(day);
    return own;
  }

  needsSalts(today: string): boolean {
    return !this.#shared.has(today) || !this.#shared.has(dayAfter(today, 1));
  }

  /** From the CMS: the same for all sites. */
  update(salts: readonly ViewSalt[], today: string): void {
    for (const { day, salt } of salts) {
      this.#salts.set(day, salt);
      this.#shared.add(day);
    }
    this.#save(today);
  }

  /** Days that are over have none any more: with the salt goes all that marks could be held against. */
  forget(today: string): void {
    if ([...this.#salts.keys()].some((day) => day < today)) this.#save(today);
  }

  #save(today: string): void {
    for (const day of [...this.#salts.keys()]) {
      if (day >= today) continue;
      this.#salts.delete(day);
      this.#shared.delete(day);
    }
    if (this.#path === null) return;
    try {
      const salts = [...this.#salts].map(([day, salt]) => ({ day, salt }));
      writeFileSync(`${this.#path}.tmp`, JSON.stringify({ salts }), { mode: 0o600 });
      renameSync(`${this.#path}.tmp`, this.#path);
    } catch (cause) {
      this.#log.warn(
        { err: cause },
        "page-views: saving the salts failed, after a restart visitors may be counted twice",
      );
    }
  }
}

function readSalts(path: string): ViewSalt[] {
  try {
    return viewSaltsSchema.parse(JSON.parse(readFileSync(path, "utf8"))).salts;
  } catch {
    // Not there yet, or broken: the CMS gives them again.
    return [];
  }
}
