import { readFile } from "node:fs/promises";
import { PictureFailure } from "@gevel/config/server";
import type { Request, RequestHandler, Response } from "express";
import type { Log } from "../log";
import type { RateLimits } from "../rate-limits";
import { sendEmptyFrame } from "./empty-frame";
import { isRecent, type HotPictures } from "./hot-pictures";
import { PictureMaker, TooBusy } from "./picture-maker";
import { parsePictureRequest, type AllowedSources, type PictureRequest } from "./picture-request";
import type { PictureStore, PictureVariant } from "./picture-store";

type Found = NonNullable<ReturnType<PictureStore["find"]>>;

/** A picture whose address has no version may be replaced: after a day it is made again, while the old one is shown. */
const fresh = 86_400_000;

interface Parts {
  hosts: AllowedSources;
  store: PictureStore;
  hot: HotPictures;
  log: Log;
}

export interface PictureAnswers {
  /**
   * Answers with a picture that was made before, or rejects an address that is not the site's; otherwise passes the
   * request on.
   */
  cached: RequestHandler;
  /** Fetches and makes the picture; the CPU work counts towards the visitor's limit. */
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
        const { madeAt } = found;
        const picture = { bytes, type: `image/${request.format}`, madeAt, until: madeAt + fresh };
        // An outdated one is not cached: the new one is being made.
        if (picture.until > Date.now()) hot.store(keyOf(request), picture);
        hot.send(req, res, picture, request.since);
      },
      () => {
        store.forget(request.source, variantOf(request));
        sendEmptyFrame(res, 502, "this picture cannot be read");
      },
    );
  };

  return {
    cached(req, res, next) {
      const request = requestOf(req);
      if (!request) return sendEmptyFrame(res, 400, "this picture address is not one of the site's");
      if (hot.answerAs({ key: keyOf(request), since: request.since }, req, res)) return;
      const found = store.find(request.source, variantOf(request));
      if (!found || !isRecent(found, request.since)) return next();
      if (request.since === null && Date.now() - found.madeAt > fresh) maker.make(request, null).catch(() => undefined);
      send(req, res, request, found);
    },

    made: (payerOf) => (req, res, next) => {
      const request = requestOf(req);
      if (!request) return next();
      const stored = () => store.find(request.source, variantOf(request));
      maker.make(request, payerOf(req)).then(
        () => {
          const made = stored();
          if (made) send(req, res, request, made);
          else sendEmptyFrame(res, 502, "this picture could not be kept");
        },
        (error: unknown) => {
          const before = error instanceof TooBusy || error instanceof PictureFailure ? stored() : null;
          // Better the picture of yesterday than none.
          if (before) return send(req, res, request, before);
          if (error instanceof TooBusy)
            return sendEmptyFrame(res.set("Retry-After", "5"), 503, "too many pictures at once");
          if (!(error instanceof PictureFailure)) return next(error);
          log.warn(
            { source: request.source.href, reason: error.message },
            "pictures: source unavailable, answering without a picture",
          );
          sendEmptyFrame(res, error.kind === "missing" ? 404 : 502, "no picture");
        },
      );
    },
  };
}

const variantOf = ({ width, format }: PictureRequest): PictureVariant => `${width}.${format}`;

/** One key per picture, however its address was written. */
const keyOf = (request: PictureRequest): string => `${variantOf(request)} ${request.source.href}`;
