import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * `task` builds into `stagingFolder/build`, which replaces `target` when it is complete: readers of `target` are not
 * interrupted, and an interrupted task leaves the previous build.
 */
export async function buildThenSwap({ stagingFolder, target }, task) {
  // Left by a killed build; it may contain the complete former folder.
  rmSync(stagingFolder, { recursive: true, force: true });
  await task();
  mkdirSync(target, { recursive: true });
  renameSync(target, join(stagingFolder, "former"));
  renameSync(join(stagingFolder, "build"), target);
  rmSync(stagingFolder, { recursive: true });
}
