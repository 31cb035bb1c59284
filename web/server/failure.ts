import type { ErrorRequestHandler } from "express";
import { errors, isAppError } from "@gevel/config";
import { discardBody } from "./discard-body";
import type { Log } from "./log";
import type { SendError } from "./error-pages/send-error";
import { requestIdOf } from "./request-id";

/** What is left when not even Remix could answer: no stack, only the id that the log has too (ERR-3). */
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
    // The sender is still writing: it gets the whole answer now, and the connection's end once it had time to read it.
    sendError(req, res, { code, unread: true });
    void discardBody(req).then(() => res.end());
  };
