import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An address that stands for the thing. On Linux and Windows the system takes it back when its holder dies. */
function addressOf(thing) {
  const name = `gevel-${createHash("sha256").update(thing).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const listen = (address) =>
  new Promise((held, failed) => {
    const server = createServer((asking) => {
      asking.on("error", () => {});
      asking.write(String(process.pid));
    });
    server.once("error", ({ code }) =>
      code === "EADDRINUSE" ? held(null) : failed(new Error(`cannot hold: ${code}`)),
    );
    server.listen(address, () => held(server.unref()));
  });

/** The process that holds the address, and when it lets go; null when nobody does. */
const holderOf = (address) =>
  new Promise((found) => {
    const asking = connect(address);
    const gone = new Promise((done) => asking.once("close", done));
    asking.once("error", () => found(null));
    asking.once("data", (pid) => found({ pid: Number(pid), gone, leave: () => asking.destroy() }));
  });

/**
 * Holds something that only one process may have, such as a folder by its path, until `release` or the end of this
 * process. `whenTaken` hears of the process that has it: it throws, or resolves and we try again once that lets go.
 */
export async function hold(thing, whenTaken) {
  const address = addressOf(thing);
  for (;;) {
    const server = await listen(address);
    if (server) return { release: () => new Promise((done) => server.close(done)) };
    const holder = await holderOf(address);
    if (!holder) {
      // Nobody answers: the holder died, and a socket file stays behind where it is one.
      if (!address.startsWith("\0") && process.platform !== "win32") rmSync(address, { force: true });
      continue;
    }
    try {
      whenTaken(holder.pid);
      await holder.gone;
    } finally {
      holder.leave();
    }
  }
}
