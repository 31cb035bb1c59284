import { brotliCompress, constants } from "node:zlib";
import { brotliText } from "./encodings";

/** Pages that may wait their turn; who comes later is asked for again soon if it matters. */
const waitingAtMost = 200;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * As small as brotli can: some forty times the work of what a visitor waits for, and an eighth less to send. One at a
 * time and beside the requests; null where too many wait.
 */
export function bestBrotli(body: Buffer): Promise<Buffer | null> {
  if (waiting >= waitingAtMost) return Promise.resolve(null);
  waiting += 1;
  const made = last.then(() => compressBest(body)).finally(() => (waiting -= 1));
  last = made;
  return made;
}

const compressBest = (body: Buffer) =>
  new Promise<Buffer | null>((done) => {
    brotliCompress(body, brotliText(body, constants.BROTLI_MAX_QUALITY), (error, best) => done(error ? null : best));
  });
