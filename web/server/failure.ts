import type { ErrorRequestHandler } from "express";
import { errors, isAppError } from "@gevel/config";
import type { Log } from "./log";
import type { SendError } from "./error-pages/send-error";
import { randomUUID } from "node:crypto";
import type { ServerResponse, IncomingMessage } from "node:http";

const bytesLimit = 32 * 1024 * 1024;
const timeLimit = 5_000;

/**
 * Reads the rest of a rejected body and drops it, up to a limit. Closing a connection with unread bytes resets it, and
 * a client that is still writing then never sees the answer.
 */
function discardBody(req: IncomingMessage): Promise<void> {
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

const ids = new WeakMap<ServerResponse, string>();

/** The id of this request in logs, in `x-request-id`, and on the error page. Generated on first use. */
export function requestIdOf(res: ServerResponse): string {
  const cached = ids.get(res);
  if (cached !== undefined) return cached;
  const id = randomUUID();
  ids.set(res, id);
  return id;
}

/** The last resort if not even Remix could answer: no stack, only the id that is also in the log (ERR-3). */
export const answerFailure =
  (log: Log, sendError: SendError): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const reference = requestIdOf(res);
    const code = isAppError(error) ? error.code : "UNEXPECTED";
    const { status } = errors[code];
    const about = { id: reference, method: req.method, url: req.url };
    if (status >= 500) log.error({ err: error, ...about }, "request failed");
    else log.debug({ code, reason: String(error), ...about }, "request rejected");
    if (res.headersSent) return void res.destroy();
    if (status !== 413) return sendError(req, res, { code, reference });
    // The client is still writing: it gets the whole answer now, and the connection ends once it had time to read it.
    sendError(req, res, { code, unread: true });
    void discardBody(req).then(() => res.end());
  };
