import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dayAfter, viewSaltsSchema, type ViewSalt } from "@gevel/config";

/**
 * The salts of each day's visitor hashes. The CMS provides those of today and tomorrow; they are stored on disk, for
 * this user alone, so that counting continues over a restart and over midnight while the CMS is unreachable. If it
 * never provided any, the site makes its own: a visitor served by two sites is then not recognised as one.
 */
export class DaySalts {
  readonly #path: string | null;
  readonly #log: { warn(details: object, message: string): void };
  #salts = new Map<string, string>();
  /** Days whose salts came from the CMS. */
  readonly #shared = new Set<string>();

  /** `path` is null if the site has no disk to store anything on. */
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

  /** Salts of past days are erased, and with them any means to check the hashes. */
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
    // Missing or damaged: the CMS provides them again.
    return [];
  }
}
