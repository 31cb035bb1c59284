import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether an earlier start left the site content to show. The file alone says nothing: the site makes it before it has any.
 * To be asked once the packages are there and the site has not been started; what cannot be read, the site throws away.
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
