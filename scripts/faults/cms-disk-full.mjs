import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectDelivered } from "./expect-delivered.mjs";
import { expectPersisted } from "./expect-persisted.mjs";
import { fillDisk, mountDisk, unmountDisk } from "./fill-disk.mjs";
import { sendForms } from "./visitors.mjs";

/** Bytes by which the database may grow before its disk is full: the start of the CMS uses some of them. */
const startMargin = 32 * 1024 * 1024;

const isDatabase = (name) => /^gevel\.db(-\w+)?$/.test(name);

/** Moves the database's files to another folder's disk, or back. */
function move(from, to) {
  for (const name of readdirSync(from).filter(isDatabase)) {
    cpSync(join(from, name), join(to, name));
    rmSync(join(from, name));
  }
}

/** The database on a small disk of its own that fills up: a mounted tmpfs, which requires root. */
export async function cmsDiskFull(app) {
  const { dataDir } = app.app;
  const disk = mkdtempSync(join(tmpdir(), "gevel-disk-"));
  await app.stopCms();
  const size = statSync(join(dataDir, "gevel.db")).size + startMargin;
  const skipped = mountDisk(disk, size);
  if (skipped) {
    await app.startCms();
    return skipped;
  }
  move(dataDir, disk);
  // SQLite keeps its log next to the target of the link.
  symlinkSync(join(disk, "gevel.db"), join(dataDir, "gevel.db"));
  try {
    await app.startCms();
    const answered = await expectPersisted(app, "full", {
      breakIt: () => fillDisk(disk),
      meanwhile: () => sendForms(app, "full", 12),
      repair: (filler) => rmSync(filler),
    });
    await app.until("leads that the site keeps", app.retained, (many) => many === 0);
    await app.waitForEmptyOutbox();
    expectDelivered(app, "full", 12);
    return `the CMS's disk full: ${answered}; 12 forms thanked for, 12 leads and 24 mails once there is space, none twice`;
  } finally {
    await app.stopCms();
    rmSync(join(dataDir, "gevel.db"));
    move(disk, dataDir);
    unmountDisk(disk);
    rmSync(disk, { recursive: true });
    await app.startCms();
  }
}
