import type { RequestHandler, Response } from "express";
import type { Log } from "../log";
import { PictureFailure } from "./fetch-picture";
import { PictureMaker, TooBusy } from "./picture-maker";
import { parsePictureRequest, type PictureHosts } from "./picture-request";
import type { PictureStore } from "./picture-store";

/** Staff may replace a picture under its old address: after a day it is made again, while the old one is shown. */
const fresh = 86_400_000;
const longest = 31_536_000_000;

interface Parts {
  hosts: PictureHosts;
  store: PictureStore;
  log: Log;
}

/** GET /pictures (PROP-16). */
export function createPictureAnswer({ hosts, store, log }: Parts): RequestHandler {
  const maker = new PictureMaker(store);
  return (req, res, next) => {
    const mark = req.url.indexOf("?");
    const request = parsePictureRequest(new URLSearchParams(mark === -1 ? "" : req.url.slice(mark)), hosts);
    if (!request) return refuse(res, 400, "this picture address is not one of the site's");
    const { source, width } = request;

    const send = (path: string) =>
      res.sendFile(
        path,
        { maxAge: longest, immutable: true, cacheControl: true, headers: { "Content-Type": "image/webp" } },
        (error) => {
          if (!error || res.headersSent) return;
          store.forget(source, width);
          refuse(res, 502, "this picture cannot be read");
        },
      );

    const found = store.find(source, width);
    if (found) {
      if (Date.now() - found.madeAt > fresh) maker.make(request).catch(() => undefined);
      return send(found.path);
    }
    maker.make(request).then(
      () => {
        const made = store.find(source, width);
        if (made) send(made.path);
        else refuse(res, 502, "this picture could not be kept");
      },
      (error: unknown) => {
        if (error instanceof TooBusy) return refuse(res.set("Retry-After", "5"), 503, "too many pictures at once");
        if (!(error instanceof PictureFailure)) return next(error);
        log.warn({ source: source.href, reason: error.message }, "no picture");
        refuse(res, error.kind === "missing" ? 404 : 502, `no picture: ${error.kind}`);
      },
    );
  };
}

function refuse(res: Response, status: number, message: string): void {
  res.status(status).set("Cache-Control", "no-store").type("text").send(`${status}: ${message}\n`);
}
