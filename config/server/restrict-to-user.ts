import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

/** The owner's own rights, of the twelve bits of a mode. */
const ofOwner = 0o700;
const otherAccess = 0o077;
/** Such as /tmp: shared by many users on purpose. */
const sticky = 0o1000;

function revokeOtherAccess(path: string, { mode, uid }: Stats): void {
  if ((mode & otherAccess) !== 0 && (mode & sticky) === 0 && uid === process.getuid?.())
    chmodSync(path, mode & ofOwner);
}

function restrictFiles(folder: string, isOurs: (name: string) => boolean): void {
  for (const name of readdirSync(folder).filter(isOurs)) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isFile()) revokeOtherAccess(path, stat);
  }
}

/**
 * Restricts DATA_DIR, with the databases and logs of earlier starts, and every file this process creates from now on to
 * its user: they contain leads, passwords and links. False if others can still read the folder because it belongs to
 * another user; the start continues.
 */
export function restrictToUser(dataDir: string): boolean {
  process.umask(otherAccess);
  try {
    mkdirSync(dataDir, { recursive: true });
    revokeOtherAccess(dataDir, statSync(dataDir));
    restrictFiles(dataDir, (name) => name.startsWith("gevel.db"));
    for (const folder of ["replica", "logs"]) {
      const path = join(dataDir, folder);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) restrictFiles(path, () => true);
    }
    return process.getuid === undefined || (statSync(dataDir).mode & otherAccess) === 0;
  } catch {
    // The code that needs the folder reports that it cannot create or read it.
    return false;
  }
}
