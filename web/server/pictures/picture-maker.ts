import { bannerPictureWidth, pictureWidths, type PictureHosts, type PictureWidth } from "@gevel/config";
import { fetchPicture, PictureFailure } from "@gevel/config/server";
import type { Payer } from "../rate-limits";
import type { PictureRequest } from "./picture-request";
import type { PictureStore } from "./picture-store";
import { resizeTo } from "./resize";

const atOnce = 2;
const waitingLimit = 300;
/** Per visitor, so that others are served too: no browser requests as many at once. */
const payerLimit = 100;
/** A failed source is not requested again for this time, however many visitors ask. */
const rest = 10_000;
const remembered = 1_000;

export class TooBusy extends Error {}

/** Widths made together: all that pages show. Banner and mail versions of a picture are rare: they are made on request. */
const madeWith = ({ width, format }: PictureRequest): readonly PictureWidth[] =>
  width === bannerPictureWidth || format !== "webp" ? [width] : pictureWidths;

/** Makes each picture once however many visitors request it, a few at a time. */
export class PictureMaker {
  readonly #store: PictureStore;
  readonly #hosts: PictureHosts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #failed = new Map<string, { until: number; failure: PictureFailure }>();
  readonly #waiting: { turn: () => void; visitor: string | null }[] = [];
  #busy = 0;

  constructor(store: PictureStore, hosts: PictureHosts) {
    this.#store = store;
    this.#hosts = hosts;
  }

  /**
   * Resolves when all widths that are made together are in the store. The cost counts for the first requester; for
   * nobody if made in the background.
   */
  make(request: PictureRequest, payer: Payer | null): Promise<void> {
    const key = `${madeWith(request).join()} ${request.format} ${request.source.href}`;
    const running = this.#running.get(key);
    if (running) return running;
    const failed = this.#failed.get(request.source.href);
    if (failed && failed.until > Date.now()) return Promise.reject(failed.failure);
    if (this.#isFull(payer)) return Promise.reject(new TooBusy("too many pictures at once"));
    const made = this.#next(payer, () => this.#make(request, payer)).finally(() => this.#running.delete(key));
    this.#running.set(key, made);
    return made;
  }

  #isFull(payer: Payer | null): boolean {
    const ofOne = payer && this.#waiting.filter(({ visitor }) => visitor === payer.visitor);
    return this.#waiting.length >= waitingLimit || (ofOne !== null && ofOne.length >= payerLimit);
  }

  async #make(request: PictureRequest, payer: Payer | null): Promise<void> {
    const key = request.source.href;
    const requestedAt = Date.now();
    try {
      const { source: url, from } = request;
      // The CMS leads nowhere.
      const source = await fetchPicture({ url, inside: from !== "open" }, from === "cms" ? null : this.#hosts);
      const endCpuWork = payer?.beginCpuWork();
      const pictures = await resizeTo(source, { widths: madeWith(request), format: request.format })
        .catch((error: unknown) => {
          throw new PictureFailure("failed", `the source cannot be read: ${String(error)}`);
        })
        .finally(endCpuWork);
      await this.#store.put(request.source, pictures, requestedAt).catch((error: unknown) => {
        throw new PictureFailure("failed", `it cannot be stored: ${String(error)}`);
      });
      this.#failed.delete(key);
    } catch (error) {
      if (error instanceof PictureFailure) {
        if (this.#failed.size >= remembered) this.#failed.clear();
        this.#failed.set(key, { until: Date.now() + rest, failure: error });
      }
      throw error;
    }
  }

  async #next(payer: Payer | null, work: () => Promise<void>): Promise<void> {
    const visitor = payer?.visitor ?? null;
    if (this.#busy >= atOnce) await new Promise<void>((turn) => this.#waiting.push({ turn, visitor }));
    else this.#busy++;
    try {
      await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.turn();
      else this.#busy--;
    }
  }
}
