import type { IncomingMessage } from "node:http";

const bytesLimit = 32 * 1024 * 1024;
const timeLimit = 5_000;

/**
 * Reads the rest of a refused body and drops it, up to a bound. A connection that closes over unread bytes is reset, and
 * a sender that is still writing then never sees the answer.
 */
export function discardBody(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (req.complete || req.destroyed) return resolve();
    let dropped = 0;
    const done = () => {
      clearTimeout(late);
      req.off("data", drop).off("end", done).off("close", done);
      resolve();
    };
    const drop = (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > bytesLimit) done();
    };
    const late = setTimeout(done, timeLimit);
    req.on("data", drop).on("end", done).on("close", done).resume();
  });
}
