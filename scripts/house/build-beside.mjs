import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Has `work` make `beside/build`, which takes the place of `target` when it is whole: who reads there meanwhile goes on, and work that is
 * broken off leaves what was there.
 */
export async function buildBeside({ beside, target }, work) {
  // What one left that was killed: the former folder may stand there whole.
  rmSync(beside, { recursive: true, force: true });
  await work();
  mkdirSync(target, { recursive: true });
  renameSync(target, join(beside, "former"));
  renameSync(join(beside, "build"), target);
  rmSync(beside, { recursive: true });
}
