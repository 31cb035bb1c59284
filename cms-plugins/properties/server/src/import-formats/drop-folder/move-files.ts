import { chmod, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const hasCode = (cause: unknown, ...codes: string[]) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" && codes.includes(cause.code);
export const isNotFound = (cause: unknown): boolean => hasCode(cause, "ENOENT");

/** Who sends feeds may be another user, and reads what became of them: the CMS makes everything else for itself alone. */
export async function copyPermissions(path: string, model: string): Promise<void> {
  const { mode } = await stat(model);
  // Some mounts have no modes.
  await chmod(path, mode & 0o2777).catch(() => undefined);
}

/** A folder that whoever sees `model` sees. False where it is there already. */
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

/** There is something of that name, and it is not what is to come. */
const isOccupied = (cause: unknown) => hasCode(cause, "ENOTEMPTY", "EEXIST", "ENOTDIR", "EISDIR");

/** The same where something of the name may be there: that stays. */
export async function movedUnlessOccupied(from: string, to: string): Promise<boolean> {
  try {
    return await moved(from, to);
  } catch (cause) {
    if (isOccupied(cause)) return false;
    throw cause;
  }
}

/** Moves what was taken back to where it came from; a folder beside one of its name where another came meanwhile. */
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
