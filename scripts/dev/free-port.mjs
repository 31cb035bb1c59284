import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that Linux gives to outgoing connections (from 32768), so that none of those takes it before it is
 * listened on.
 */
const ports = { from: 15_000, to: 32_000 };

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that nobody listens on. Random, so that parallel processes rarely get the same. */
export async function freePort() {
  for (;;) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
}
