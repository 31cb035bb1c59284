import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A socket address that represents the lock. On Linux and Windows the system releases it when its holder dies. */
function addressOf(lock) {
  const name = `gevel-${createHash("sha256").update(lock).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/**
 * @param {string} address
 * @returns {Promise<{ release: () => Promise<void> } | null>} null where another process has it
 */
const listen = (address) =>
  new Promise((held, failed) => {
    const waiting = new Set();
    const server = createServer((connection) => {
      waiting.add(connection.on("error", () => {}).on("close", () => waiting.delete(connection)));
      connection.write(String(process.pid));
    });
    const release = () =>
      new Promise((done) => {
        server.close(done);
        // Tells waiting processes that the lock is free.
        for (const connection of waiting) connection.destroy();
      });
    server.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      code === "EADDRINUSE" ? held(null) : failed(new Error(`the lock cannot be acquired: ${code}`)),
    );
    server.listen(address, () => {
      server.unref();
      held({ release });
    });
  });

/** The process that has the address, and when it releases it; null if none has. */
const holderOf = (address) =>
  new Promise((found) => {
    const connection = connect(address);
    const gone = new Promise((done) => connection.once("close", done));
    connection.once("error", () => found(null));
    connection.once("data", (pid) => found({ pid: Number(pid), gone, leave: () => connection.destroy() }));
  });

/**
 * Locks a resource for one process, such as a folder by its path, until `release` or the end of this process. `onBusy`
 * receives the process that has it: it throws, or resolves, and the lock is tried again once it is released.
 */
export async function acquireLock(lock, onBusy) {
  const address = addressOf(lock);
  for (;;) {
    const held = await listen(address);
    if (held) return held;
    const holder = await holderOf(address);
    if (!holder) {
      // No answer: the holder died; where the address is a socket file, it is left behind.
      if (!address.startsWith("\0") && process.platform !== "win32") rmSync(address, { force: true });
      continue;
    }
    try {
      onBusy(holder.pid);
      await holder.gone;
    } finally {
      holder.leave();
    }
  }
}
