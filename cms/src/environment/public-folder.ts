import { mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** False too if the link is missing or its target is gone. */
function leadsTo(folder: string, link: string): boolean {
  try {
    return realpathSync(link) === realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Strapi serves everything in its public folder and stores uploads in `uploads` inside it. DATA_DIR itself contains
 * secrets, so the public folder is a separate one whose `uploads` links to DATA_DIR/uploads, also after that was moved
 * or copied.
 */
export function publicFolder(dataDir: string): string {
  const uploads = join(dataDir, "uploads");
  const folder = join(dataDir, "public");
  const link = join(folder, "uploads");
  mkdirSync(uploads, { recursive: true });
  mkdirSync(folder, { recursive: true });
  if (leadsTo(uploads, link)) return folder;
  rmSync(link, { force: true });
  try {
    symlinkSync(join("..", "uploads"), link, "junction");
  } catch (error) {
    // Another instance may have created it first.
    if (!leadsTo(uploads, link)) throw error;
  }
  return folder;
}
