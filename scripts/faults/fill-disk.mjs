import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

const megabyte = 1024 * 1024;

/** Mounts a tmpfs, which requires root; returns why it cannot, null if it is mounted. */
export function mountDisk(folder, size) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "pipe" });
    return null;
  } catch (error) {
    return `skipped: no disk can be mounted here: ${error.message.trim()}`;
  }
}
export const unmountDisk = (folder) => execFileSync("umount", [folder]);

/** Fills the disk to its last byte; returns the filler file. */
export function fillDisk(disk) {
  const filler = join(disk, "filler");
  const file = openSync(filler, "w");
  try {
    for (let size = megabyte; size >= 1;)
      try {
        if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
  return filler;
}
