import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

const headLength = 4;

/**
 * What V8 made of the site's code in an earlier run. V8 itself looks whether it is of this version and these flags, but of the code
 * it compares the length alone: so the name says the build. Whatever is wrong with it, the code is compiled as if it had never been.
 */
export class CodeCache {
  readonly #folder: string;
  readonly #name: string;

  constructor(folder: string, build: string) {
    this.#folder = folder;
    this.#name = `${build}-${process.version}-${process.arch}.code`;
  }

  read(): Buffer | undefined {
    try {
      const file = readFileSync(join(this.#folder, this.#name));
      const code = file.subarray(headLength);
      // A power cut may leave a file without all of its contents.
      return file.readUInt32LE() === crc32(code) ? code : undefined;
    } catch {
      return undefined;
    }
  }

  /** In the place of those of other builds. For this user alone: who writes here decides what the site does. */
  store(code: Buffer): void {
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const head = Buffer.alloc(headLength);
      head.writeUInt32LE(crc32(code));
      const draft = join(this.#folder, `${process.pid}.tmp`);
      writeFileSync(draft, Buffer.concat([head, code]), { mode: 0o600 });
      renameSync(draft, join(this.#folder, this.#name));
      for (const other of readdirSync(this.#folder)) if (other !== this.#name) rmSync(join(this.#folder, other));
    } catch {
      // The next start takes a little longer.
    }
  }
}
