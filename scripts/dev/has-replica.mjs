import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether an earlier start left the site with content to show. The file alone is not enough: the site creates it before
 * it has any. Call it after the packages are installed and before the site starts; the site discards a file it cannot
 * read.
 */
export async function hasReplica({ DATA_DIR }) {
  const file = join(DATA_DIR, "replica", "replica.sqlite");
  if (!existsSync(file)) return false;
  let replica;
  try {
    const { default: Database } = await import("better-sqlite3");
    replica = new Database(file, { readonly: true });
    return replica.prepare("SELECT 1 FROM meta").get() !== undefined;
  } catch {
    return false;
  } finally {
    replica?.close();
  }
}
