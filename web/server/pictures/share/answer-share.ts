import { readFile } from "node:fs/promises";
import { PictureFailure } from "@gevel/config/server";
import type { RequestHandler } from "express";
import { readShareAddress, type ShareContent } from "../../../app/properties/share/share-address.server";
import type { Log } from "../../log";
import { PictureMaker, TooBusy } from "../picture-maker";
import { findSource, type AllowedSources } from "../picture-request";
import type { PictureStore } from "../picture-store";
import { drawShare } from "./draw-share";

/** Each takes a fifth of a second of one core. */
const waitingLimit = 40;
const photoSource = 1360;

interface Parts {
  hosts: AllowedSources;
  store: PictureStore;
  secret: string;
  log: Log;
}

export interface ShareAnswers {
  /** Answers with one that was made before; refuses an address that the site did not sign. */
  kept: RequestHandler;
  /** Makes it: some work, so limited for each visitor. */
  made: RequestHandler;
}

/** SEO-3: GET /pictures/share/…: the picture that other sites show of a home. One is made at a time, each once. */
export function createShareAnswers({ hosts, store, secret, log }: Parts): ShareAnswers {
  const maker = new PictureMaker(store, hosts);
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function photoOf({ picture }: ShareContent): Promise<Buffer | null> {
    const found = findSource(picture, hosts);
    if (!found) return null;
    try {
      if (!store.find(found.source, photoSource)) await maker.make({ ...found, width: photoSource });
      const made = store.find(found.source, photoSource);
      return made && (await readFile(made.path));
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      log.warn({ source: picture, reason: error.message }, "no photo for a share picture");
      return null;
    }
  }

  async function draw(key: URL, content: ShareContent): Promise<Buffer> {
    const photo = await photoOf(content);
    const picture = await drawShare(content, photo);
    // A photo that failed may be there tomorrow.
    if (photo || content.picture === "") await store.put(key, new Map([["share", picture]]));
    return picture;
  }

  function inTurn(path: string, content: ShareContent): Promise<Buffer> {
    const begun = running.get(path);
    if (begun) return begun;
    if (running.size >= waitingLimit) return Promise.reject(new TooBusy("too many share pictures at once"));
    const drawing = last.then(() => draw(keyOf(path), content)).finally(() => running.delete(path));
    last = drawing.catch(() => undefined);
    running.set(path, drawing);
    return drawing;
  }

  return {
    kept(req, res, next) {
      if (!readShareAddress(req.path, secret))
        return void res.status(400).set("Cache-Control", "no-store").type("text").send("400: not one of the site's\n");
      const found = store.find(keyOf(req.path), "share");
      if (!found) return next();
      readFile(found.path).then(
        (bytes) => void res.set(lasting).send(bytes),
        () => {
          store.forget(keyOf(req.path), "share");
          next();
        },
      );
    },
    made(req, res, next) {
      const content = readShareAddress(req.path, secret);
      if (!content) return next();
      inTurn(req.path, content).then(
        (bytes) => void res.set(lasting).send(bytes),
        (error: unknown) => {
          if (!(error instanceof TooBusy)) return next(error);
          res.status(503).set({ "Cache-Control": "no-store", "Retry-After": "5" }).type("text").send("503: too many\n");
        },
      );
    },
  };
}

const lasting = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" };
const keyOf = (path: string) => new URL(`share:${path}`);
