import type { ErrorRequestHandler, Response } from "express";
import { isAppError } from "@gevel/config";
import type { Log } from "./log";
import { requestIdOf } from "./request-id";

/** What is left when not even Remix could answer: no stack, only the id that the log has too (ERR-3). */
const page = (status: number, id: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${status}</title>
<h1>${status}</h1>
<p>Something went wrong. Please try again.</p>
<p><small>${id}</small></p>
</html>
`;

export const answerFailure =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const id = requestIdOf(res);
    const status = isAppError(error) ? error.status : 500;
    if (status >= 500) log.error({ err: error, id, method: req.method, url: req.url }, "request failed");
    sendFailure(res, status, id);
  };

function sendFailure(res: Response, status: number, id: string): void {
  if (res.headersSent) return void res.destroy();
  // The rest of a refused body is not read, so the connection cannot be used again.
  if (status === 413) res.set("Connection", "close");
  res.status(status).set("Cache-Control", "no-store").type("html").send(page(status, id));
}
