import { readFile } from "node:fs/promises";
import { PictureFailure } from "@gevel/config/server";
import type { Request, RequestHandler, Response } from "express";
import type { Log } from "../log";
import type { RateLimits } from "../rate-limits";
import type { HotPictures } from "./hot-pictures";
import { PictureMaker, TooBusy } from "./picture-maker";
import { parsePictureRequest, type AllowedSources, type PictureRequest } from "./picture-request";
import type { PictureStore, PictureVariant } from "./picture-store";

type Found = NonNullable<ReturnType<PictureStore["find"]>>;

/** Staff may replace a picture under its old address: after a day it is made again, while the old one is shown. */
const fresh = 86_400_000;

interface Parts {
  hosts: AllowedSources;
  store: PictureStore;
  hot: HotPictures;
  log: Log;
}

export interface PictureAnswers {
  /** Answers with a picture that was made before, or refuses an address that is not the site's; else goes on. */
  kept: RequestHandler;
  /** Fetches and makes the picture: some work, which is counted to its visitor. */
  made(payerOf: RateLimits["payerOf"]): RequestHandler;
}

/** GET /pictures (PROP-16). */
export function createPictureAnswers({ hosts, store, hot, log }: Parts): PictureAnswers {
  const maker = new PictureMaker(store, hosts);
  const requestOf = ({ url }: Request) => {
    const mark = url.indexOf("?");
    return parsePictureRequest(new URLSearchParams(mark === -1 ? "" : url.slice(mark)), hosts);
  };
  const send = (req: Request, res: Response, request: PictureRequest, found: Found) => {
    readFile(found.path).then(
      (bytes) => {
        const picture = { bytes, type: `image/${request.format}`, until: found.madeAt + fresh };
        // An old one is not kept: the new one is being made.
        if (picture.until > Date.now()) hot.keep(keyOf(request), picture);
        hot.send(req, res, picture);
      },
      () => {
        store.forget(request.source, variantOf(request));
        refuse(res, 502, "this picture cannot be read");
      },
    );
  };

  return {
    kept(req, res, next) {
      const request = requestOf(req);
      if (!request) return refuse(res, 400, "this picture address is not one of the site's");
      if (hot.answerAs(keyOf(request), req, res)) return;
      const found = store.find(request.source, variantOf(request));
      if (!found) return next();
      if (Date.now() - found.madeAt > fresh) maker.make(request, null).catch(() => undefined);
      send(req, res, request, found);
    },

    made: (payerOf) => (req, res, next) => {
      const request = requestOf(req);
      if (!request) return next();
      maker.make(request, payerOf(req)).then(
        () => {
          const made = store.find(request.source, variantOf(request));
          if (made) send(req, res, request, made);
          else refuse(res, 502, "this picture could not be kept");
        },
        (error: unknown) => {
          if (error instanceof TooBusy) return refuse(res.set("Retry-After", "5"), 503, "too many pictures at once");
          if (!(error instanceof PictureFailure)) return next(error);
          log.warn({ source: request.source.href, reason: error.message }, "no picture");
          showNone(res, error.kind === "missing" ? 404 : 502);
        },
      );
    },
  };
}

const variantOf = ({ width, format }: PictureRequest): PictureVariant => `${width}.${format}`;

/** One for each picture, however its address was written. */
const keyOf = (request: PictureRequest): string => `${variantOf(request)} ${request.source.href}`;

function refuse(res: Response, status: number, message: string): void {
  res.status(status).set("Cache-Control", "no-store").type("text").send(`${status}: ${message}\n`);
}

/** An empty frame: a browser draws what an answer holds whatever its status, and a broken picture where that is none. */
const emptyFrame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400"><rect width="600" height="400" fill="#e4e4e0"/></svg>';

function showNone(res: Response, status: number): void {
  res.status(status).set("Cache-Control", "no-store").type("image/svg+xml").send(emptyFrame);
}
