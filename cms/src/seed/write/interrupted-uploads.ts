import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pictures } from "../../content/first-content/pictures";

const noteSchema = z.array(z.string()).catch([]);

/** Strapi's names of an upload and its sizes: `thumbnail_home_banner_0a1b2c3d4e.jpg` of `home-banner.jpg`. */
const ofSeed = new RegExp(
  `^([a-z]+_)?(${Object.keys(pictures)
    .map((name) => name.replace(/-/g, "_"))
    .join("|")})_[0-9a-f]+\\.[a-z]+$`,
);

/**
 * If the seed is killed, its transaction rolls back every row, but not the files it uploaded. So the existing files are
 * recorded first, and the next seed removes those that an interrupted one added.
 */
export function interruptedUploads(dataDir: string): { clear(): void; forget(): void } {
  const uploads = join(dataDir, "uploads");
  const note = join(dataDir, "seeding.json");
  return {
    clear() {
      mkdirSync(uploads, { recursive: true });
      if (!existsSync(note)) {
        writeFileSync(`${note}.new`, JSON.stringify(readdirSync(uploads)));
        renameSync(`${note}.new`, note);
        return;
      }
      const before = new Set(noteSchema.parse(JSON.parse(readFileSync(note, "utf8"))));
      for (const file of readdirSync(uploads)) {
        if (ofSeed.test(file) && !before.has(file)) rmSync(join(uploads, file));
      }
    },
    /** For a database that has its content. */
    forget: () => rmSync(note, { force: true }),
  };
}
