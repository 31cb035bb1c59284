import { chmod, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const hasCode = (cause: unknown, ...codes: string[]) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" && codes.includes(cause.code);
export const isNotFound = (cause: unknown): boolean => hasCode(cause, "ENOENT");

/** The sender may be another user, who reads the results: the CMS makes everything else private to itself. */
export async function copyPermissions(path: string, model: string): Promise<void> {
  const { mode } = await stat(model);
  // Some mounts have no modes.
  await chmod(path, mode & 0o2777).catch(() => undefined);
}

/** Creates a folder with the permissions of `model`. False if it exists already. */
export async function makeReadable(path: string, model: string): Promise<boolean> {
  try {
    await mkdir(path);
  } catch (cause) {
    if (hasCode(cause, "EEXIST")) return false;
    throw cause;
  }
  await copyPermissions(path, model);
  return true;
}

/** Whether it was there to be moved: of several that try, one finds it. */
export async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (cause) {
    if (isNotFound(cause)) return false;
    throw cause;
  }
}

/** The target exists and is something else. */
const isOccupied = (cause: unknown) => hasCode(cause, "ENOTEMPTY", "EEXIST", "ENOTDIR", "EISDIR");

/** The same for a target that may exist: an existing one stays. */
export async function movedUnlessOccupied(from: string, to: string): Promise<boolean> {
  try {
    return await moved(from, to);
  } catch (cause) {
    if (isOccupied(cause)) return false;
    throw cause;
  }
}

/** Moves a claimed delivery back to its original path; with a stamp in its name if another took that path meanwhile. */
export async function moveBack(from: string, to: string, stamp: string): Promise<void> {
  if (!(await movedUnlessOccupied(from, to))) await moved(from, `${to}-${stamp}`);
}

/** Moves files of a source's folder into `target`, their folders with them. False where another CMS has the first. */
export async function moveAll(source: string, paths: readonly string[], target: string): Promise<boolean> {
  let isFirst = true;
  for (const path of paths) {
    const folders = dirname(path) === "." ? [] : dirname(path).split("/");
    for (let depth = 1; depth <= folders.length; depth += 1)
      await makeReadable(join(target, ...folders.slice(0, depth)), source);
    const isThere = await moved(join(source, path), join(target, path));
    if (!isThere && isFirst) return false;
    isFirst = false;
  }
  return true;
}
