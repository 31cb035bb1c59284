import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Has `work` make `beside/build`, which takes the place of `target` when it is whole: who reads there meanwhile goes on, and work that is
 * broken off leaves what was there.
 */
export async function buildThenSwap({ stagingFolder, target }, task) {
  // What one left that was killed: the former folder may stand there whole.
  rmSync(stagingFolder, { recursive: true, force: true });
  await task();
  mkdirSync(target, { recursive: true });
  renameSync(target, join(stagingFolder, "former"));
  renameSync(join(stagingFolder, "build"), target);
  rmSync(stagingFolder, { recursive: true });
}
