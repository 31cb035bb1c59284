import type { ErrorRequestHandler, Request, Response } from "express";
import { isAppError } from "@gevel/config";
import { discardBody } from "./discard-body";
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
    sendFailure(req, res, status, id);
  };

function sendFailure(req: Request, res: Response, status: number, id: string): void {
  if (res.headersSent) return void res.destroy();
  res.status(status).set("Cache-Control", "no-store").type("html");
  const html = page(status, id);
  if (status !== 413) return void res.send(html);
  // The sender is still writing: it gets the whole answer now, and the connection's end once it had time to read it.
  res.set({ Connection: "close", "Content-Length": String(Buffer.byteLength(html)) }).write(html);
  void discardBody(req).then(() => res.end());
}
