import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, root } from "./paths.mjs";

const skipped = new Set([
  "node_modules",
  "dist",
  "build",
  ".cache",
  ".strapi",
  ".tmp",
  ".data",
  "README.md",
  "decisions",
]);

/** @returns {Generator<string>} */
function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesBelow(join(path, name));
  }
}

/** One hash over the names and contents of the given files and folders. */
export function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesBelow(inRoot(source)))
      hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const stampFile = (name) => inRoot("node_modules", ".cache", "gevel", `${name}.stamp`);

/** Runs `task` unless the sources are the same as at its last success and its outputs still exist. */
export async function ifStale(name, { sources, outputs }, task) {
  const now = fingerprint(sources);
  const stamp = stampFile(name);
  const fresh =
    existsSync(stamp) && readFileSync(stamp, "utf8") === now && outputs.every((output) => existsSync(inRoot(output)));
  if (fresh) return false;
  // An interrupted build must not pass for the previous one.
  rmSync(stamp, { force: true });
  await task();
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
