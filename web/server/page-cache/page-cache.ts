import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { KnownParameters } from "../../app/pages/resolve/known-parameters.server";
import type { Page } from "./page";
import { readAddress } from "./page-key";

/** The cookies of owners and staff, whose visits are not counted. */
export const insiderCookies = ["gevel_owner", "gevel_preview"] as const;
/** Visitors with one of these cookies have private pages. The last is sent to thank-you pages alone. */
export const privateCookies = [...insiderCookies, "gevel_sent"] as const;

/** Longer keys are rendered each time: no ordinary filter is as long. */
const keyLimit = 1500;
/** Spellings of one page's address (orders of its parameters) that are found without reading them. */
const spellingsLimit = 8;

interface CachedEntry {
  readonly page: Page;
  /** Raw request addresses that found it. */
  readonly spellings: string[];
}

/**
 * Answers before express. Pages are valid for one state of the replica: the next state drops all of them, so a cached
 * page needs no expiry. Bounded in bytes; the pages whose last request is longest ago are evicted first.
 */
export class PageCache<State extends object = object> {
  readonly #capacity: number;
  readonly #namesRead: (state: State) => KnownParameters;
  readonly #pages: LRUCache<string, CachedEntry>;
  /** Raw request address → key: the hit path, without parsing. */
  readonly #spellings = new Map<string, string>();
  #state: State | null = null;

  constructor(capacityInBytes: number, knownParameters: (state: State) => KnownParameters) {
    this.#capacity = capacityInBytes;
    this.#namesRead = knownParameters;
    this.#pages = new LRUCache({
      maxSize: capacityInBytes,
      sizeCalculation: ({ page }) => page.bytes,
      noDisposeOnSet: true,
      dispose: ({ spellings }) => {
        for (const address of spellings) this.#spellings.delete(address);
      },
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** True when the request was answered. */
  answer(req: IncomingMessage, res: ServerResponse, state: State): boolean {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    if (state !== this.#state) this.#clear(state);
    const cookie = req.headers.cookie;
    if (cookie !== undefined && isPrivate(cookie)) return false;
    const address = req.url ?? "/";
    const known = this.#spellings.get(address);
    const page = known === undefined ? this.#find(address, state) : this.#pages.get(known)?.page;
    if (page === undefined) return false;
    page.send(req, res);
    return true;
  }

  /** Caches a page made from `state`, unless the replica has moved on meanwhile. */
  store(address: string, state: State, make: (onGrowth: (page: Page) => void) => Page): Page {
    const lookup = this.#keyOf(address, state);
    const key = lookup.length <= keyLimit ? lookup : null;
    const page = make((grown) => {
      const entry = key === null ? undefined : this.#pages.peek(key);
      // lru-cache measures a new value only.
      if (key !== null && entry?.page === grown) this.#pages.set(key, { ...entry });
    });
    if (this.#state === null) this.#clear(state);
    // A redirect also carries the parameters that the site does not read.
    if (key === null || (isMove(page) && key !== address)) return page;
    if (state !== this.#state || page.bytes > this.#capacity / 4) return page;
    this.#pages.delete(key);
    this.#pages.set(key, { page, spellings: [] });
    return page;
  }

  #keyOf(address: string, state: State): string {
    return readAddress(address, this.#namesRead(state)).key;
  }

  #find(address: string, state: State): Page | undefined {
    const { key, dropped } = readAddress(address, this.#namesRead(state));
    const cachedPage = this.#pages.get(key);
    if (cachedPage === undefined || (isMove(cachedPage.page) && key !== address)) return undefined;
    if (dropped === "" && address.length <= keyLimit && cachedPage.spellings.length < spellingsLimit) {
      cachedPage.spellings.push(address);
      this.#spellings.set(address, key);
    }
    return cachedPage.page;
  }

  #clear(state: State): void {
    this.#state = state;
    this.#pages.clear();
    this.#spellings.clear();
  }
}

const isMove = ({ status }: Page): boolean => status >= 300 && status < 400;

function isPrivate(cookie: string): boolean {
  for (const name of privateCookies) if (cookie.includes(name)) return true;
  return false;
}
