import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An address that stands for the thing. On Linux and Windows the system takes it back when its holder dies. */
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
        // Who waits hears of it by this.
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

/** The process that holds the address, and when it lets go; null when nobody does. */
const holderOf = (address) =>
  new Promise((found) => {
    const connection = connect(address);
    const gone = new Promise((done) => connection.once("close", done));
    connection.once("error", () => found(null));
    connection.once("data", (pid) => found({ pid: Number(pid), gone, leave: () => connection.destroy() }));
  });

/**
 * Holds something that only one process may have, such as a folder by its path, until `release` or the end of this
 * process. `onBusy` hears of the process that has it: it throws, or resolves and we try again once that lets go.
 */
export async function acquireLock(lock, onBusy) {
  const address = addressOf(lock);
  for (;;) {
    const held = await listen(address);
    if (held) return held;
    const holder = await holderOf(address);
    if (!holder) {
      // Nobody answers: the holder died, and a socket file stays behind where it is one.
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
