import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/**
 * Strapi serves everything in its public folder and keeps uploads in `uploads` inside it. DATA_DIR itself holds secrets,
 * so the public folder is one of its own in which `uploads` leads to DATA_DIR/uploads.
 */
export function publicFolder(dataDir: string): string {
  const uploads = join(dataDir, "uploads");
  const folder = join(dataDir, "public");
  mkdirSync(uploads, { recursive: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, "uploads"))) symlinkSync(uploads, join(folder, "uploads"), "junction");
  return folder;
}
