import { readGrants, type Grants } from "./consent-cookies";
import { sendConfig, sendDefault, sendEvent, sendStart, sendUpdate, startTagManager } from "./data-layer";
import { vendorsFor, type TrackingIds, type Vendors } from "./vendors";
import { pageEventOf, type PageEvent } from "./visit-event";
import type { Purpose } from "@gevel/config";

type PixelCall = (...args: unknown[]) => void;

interface Pixel extends PixelCall {
  /** Calls queued before Meta's script is loaded. */
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: PixelCall;
  /** Set by that script. */
  callMethod?: PixelCall;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The stub that Meta's script looks for when it loads. */
function createPixel(): Pixel {
  const callPixel: PixelCall = (...args) => {
    if (pixel.callMethod) pixel.callMethod(...args);
    else pixel.queue.push(args);
  };
  const pixel: Pixel = Object.assign(callPixel, { queue: [], loaded: true, version: "2.0", push: callPixel });
  return pixel;
}

function startPixel(id: string): void {
  window.fbq ??= window._fbq ??= createPixel();
  window.fbq("init", id);
  window.fbq("track", "PageView");
}

const sendToPixel: PixelCall = (...args) => window.fbq?.(...args);

/** Cookies that the services set under our own domain, by the grant that they need. */
const stored: readonly (readonly [name: RegExp, needed: Purpose])[] = [
  [/^(_ga($|_)|_gid$|_gat)/, "consentAnalyticsStorage"],
  [/^(_gcl_|_gac_|_fbp$|_fbc$)/, "consentAdStorage"],
];

/** A host and its parent domains, for which it may set cookies: `www.agency.be`, `agency.be`. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split(".");
  if (parts.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  return parts.slice(0, -1).map((_part, at) => parts.slice(at).join("."));
}

/**
 * The `document.cookie` strings that delete the services' cookies that are not, or no longer, granted: after a
 * withdrawal, after half a year, of the website that was here before. A cookie does not tell for which of our domains
 * it was set, so it is deleted from all.
 */
export function erasedCookies(cookies: string, hostname: string, grants: Grants | null): string[] {
  const names = cookies.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  const unwanted = names.filter((name) =>
    stored.some(([known, needed]) => known.test(name) && !grants?.includes(needed)),
  );
  const scopes = ["", ...domainsOf(hostname).map((domain) => `;domain=${domain}`)];
  return unwanted.flatMap((name) => scopes.map((scope) => `${name}=;path=/;max-age=0${scope}`));
}

const googleTags = "https://www.googletagmanager.com";
const metaScript = "https://connect.facebook.net/en_US/fbevents.js";

function load(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

const none: Vendors = { analytics: "", ads: "", tagManager: "", pixel: "" };
const names = ["analytics", "ads", "tagManager", "pixel"] as const;

/** CONSENT-3: reports to the agency's analytics services, none of which is loaded before it is granted. */
export class Measuring {
  readonly #ids: TrackingIds;
  /** The services that run in this document. */
  #running = none;
  /** The grants that were sent last. */
  #sent = "null";
  #reported: PageEvent | null = null;

  constructor(ids: TrackingIds) {
    this.#ids = ids;
    sendDefault();
  }

  /** Applies the stored choice to the current page. True if a running service is no longer allowed: a reload ends it. */
  follow(): boolean {
    const grants = readGrants(document.cookie);
    const wanted = vendorsFor(this.#ids, grants);
    const withdrawn = names.some((name) => this.#running[name] !== "" && wanted[name] === "");
    if (withdrawn) this.#silence();
    const now = JSON.stringify(grants);
    if (now !== this.#sent) sendUpdate(grants);
    this.#sent = now;
    for (const cookie of erasedCookies(document.cookie, location.hostname, grants)) document.cookie = cookie;
    if (withdrawn) return true;
    this.#start(wanted);
    this.#sendPageEvent();
    return false;
  }

  /** CONSENT-4 */
  #sendPageEvent(): void {
    const event = pageEventOf(location.pathname);
    if (!event || event === this.#reported || names.every((name) => this.#running[name] === "")) return;
    this.#reported = event;
    if (event.kind === "form-sent") {
      sendEvent("generate_lead", { form_id: event.form });
      if (this.#running.pixel) sendToPixel("track", "Lead", { content_name: event.form });
      return;
    }
    const id = String(event.id);
    const category = event.goal === 1 ? "rent" : "sale";
    sendEvent("view_item", { items: [{ item_id: id, item_category: category, item_category2: event.city }] });
    if (this.#running.pixel)
      sendToPixel("track", "ViewContent", {
        content_ids: [id],
        content_type: "home_listing",
        content_category: category,
      });
  }

  #start(wanted: Vendors): void {
    const before = this.#running;
    this.#running = wanted;
    if (wanted.tagManager && !before.tagManager) {
      startTagManager();
      load(`${googleTags}/gtm.js?id=${encodeURIComponent(wanted.tagManager)}`);
    }
    const tags = [before.analytics ? "" : wanted.analytics, before.ads ? "" : wanted.ads].filter(Boolean);
    // One script serves both; the first id loads it.
    if (tags[0] && !before.analytics && !before.ads) {
      sendStart();
      load(`${googleTags}/gtag/js?id=${encodeURIComponent(tags[0])}`);
    }
    for (const id of tags) sendConfig(id);
    if (wanted.pixel && !before.pixel) {
      load(metaScript);
      startPixel(wanted.pixel);
    }
  }

  /** As far as the services can be told: not even the withdrawal is reported. */
  #silence(): void {
    if (this.#running.analytics) Reflect.set(window, `ga-disable-${this.#running.analytics}`, true);
    if (this.#running.pixel) sendToPixel("consent", "revoke");
  }
}
