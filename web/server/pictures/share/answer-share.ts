import { readFile } from "node:fs/promises";
import { splitVersion } from "@gevel/config";
import { PictureFailure } from "@gevel/config/server";
import type { RequestHandler } from "express";
import { readShareAddress, type ShareContent } from "../../../app/shell/head/share-address.server";
import type { Log } from "../../log";
import type { Payer, RateLimits } from "../../rate-limits";
import { isRecent } from "../hot-pictures";
import { PictureMaker, TooBusy } from "../picture-maker";
import { findSource, type AllowedSources } from "../picture-request";
import type { PictureStore } from "../picture-store";
import { drawShare } from "./draw-share";

/** Each takes a fifth of a second of one core. */
const waitingLimit = 40;
/** Per visitor, so that others are served too. */
const payerLimit = 15;
/** A photo whose address has no version may be replaced. */
const photoFresh = 86_400_000;
const photoSource = { width: 1360, format: "webp" } as const;
const photoVariant = "1360.webp";

interface Parts {
  hosts: AllowedSources;
  store: PictureStore;
  secret: string;
  /** Whether the site publishes the price of a listing today. */
  showsPrice: (home: number) => boolean;
  log: Log;
}

export interface ShareAnswers {
  /** Answers with a share picture that was made before; rejects an address that the site did not sign. */
  cached: RequestHandler;
  /** Makes it; the CPU work counts towards the visitor's limit. */
  made(payerOf: RateLimits["payerOf"]): RequestHandler;
}

/**
 * SEO-3: GET /pictures/share/…: the picture in other sites' link previews of a listing or page. One is made at a time,
 * each once.
 */
export function createShareAnswers({ hosts, store, secret, showsPrice, log }: Parts): ShareAnswers {
  const maker = new PictureMaker(store, hosts);
  const running = new Map<string, { drawing: Promise<Buffer>; visitor: string }>();
  let last: Promise<unknown> = Promise.resolve();

  async function photoOf({ picture }: ShareContent, payer: Payer): Promise<Buffer | null> {
    const found = findSource(picture, hosts);
    if (!found) return null;
    const photo = () => store.find(found.source, photoVariant);
    try {
      if (!isRecent(photo(), found.since ?? Date.now() - photoFresh))
        await maker.make({ ...found, ...photoSource }, payer);
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      log.warn({ source: picture, reason: error.message }, "pictures: photo unavailable for a share picture");
    }
    const made = photo();
    return made && (await readFile(made.path));
  }

  /** The contents of an address as of today: a price hidden since is not rendered from an old address. */
  function shareAt(path: string): Share | null {
    const content = readShareAddress(path, secret);
    if (!content) return null;
    if (content.price === "") return { content, key: keyOf(path), headers: isSettled(content) ? lasting : ofToday };
    return showsPrice(content.home)
      ? { content, key: keyOf(path), headers: ofToday }
      : { content: { ...content, price: "" }, key: keyOf(`${path}#no-price`), headers: ofToday };
  }

  async function draw({ key, content }: Share, payer: Payer): Promise<Buffer> {
    const photo = await photoOf(content, payer);
    const endCpuWork = payer.beginCpuWork();
    const picture = await drawShare(content, photo).finally(endCpuWork);
    // A failed photo may be available tomorrow.
    if (photo || content.picture === "") await store.put(key, new Map([["share.jpg", picture]]));
    return picture;
  }

  function inSequence(share: Share, payer: Payer): Promise<Buffer> {
    const { href } = share.key;
    const begun = running.get(href);
    if (begun) return begun.drawing;
    const { visitor } = payer;
    const ofOne = [...running.values()].filter((each) => each.visitor === visitor).length;
    if (running.size >= waitingLimit || ofOne >= payerLimit)
      return Promise.reject(new TooBusy("too many share pictures at once"));
    const drawing = last.then(() => draw(share, payer)).finally(() => running.delete(href));
    last = drawing.catch(() => undefined);
    running.set(href, { drawing, visitor });
    return drawing;
  }

  return {
    cached(req, res, next) {
      const share = shareAt(req.path);
      if (!share)
        return void res.status(400).set("Cache-Control", "no-store").type("text").send("400: not one of the site's\n");
      const found = store.find(share.key, "share.jpg");
      if (!found || !(isSettled(share.content) || isRecent(found, Date.now() - photoFresh))) return next();
      readFile(found.path).then(
        (bytes) => void res.set(share.headers).send(bytes),
        () => {
          store.forget(share.key, "share.jpg");
          next();
        },
      );
    },
    made: (payerOf) => (req, res, next) => {
      const share = shareAt(req.path);
      if (!share) return next();
      inSequence(share, payerOf(req)).then(
        (bytes) => void res.set(share.headers).send(bytes),
        (error: unknown) => {
          if (!(error instanceof TooBusy)) return next(error);
          res.status(503).set({ "Cache-Control": "no-store", "Retry-After": "5" }).type("text").send("503: too many\n");
        },
      );
    },
  };
}

interface Share {
  content: ShareContent;
  /** Key of the rendered picture in the picture store. */
  key: URL;
  headers: Record<string, string>;
}

const isSettled = ({ picture }: ShareContent) => picture === "" || splitVersion(picture).version !== "";

const jpeg = { "Content-Type": "image/jpeg" };
const lasting = { ...jpeg, "Cache-Control": "public, max-age=31536000, immutable" };
/** A price may be hidden tomorrow. */
const ofToday = { ...jpeg, "Cache-Control": "public, max-age=3600" };
const keyOf = (path: string) => new URL(`share:${path}`);
