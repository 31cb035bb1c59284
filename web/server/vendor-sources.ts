import type { SiteConfig } from "@gevel/config";

type Directive = "script-src" | "img-src" | "connect-src" | "frame-src";
type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

type TrackingIds = SiteConfig["tracking"];
const services = ["siteGoogleAnalyticsID", "siteGoogleAdsID", "siteGoogleTagManager", "siteFacebookPixel"] as const;

const tagScript = "https://www.googletagmanager.com";
const analytics = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];
const ads = [
  ...[
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
  ],
  ...["https://www.google.com", "https://google.com", "https://www.google.be", tagScript],
];

/**
 * The sources each service needs, according to its documentation: Google's CSP guide, Meta's for the pixel. None needs
 * inline script.
 */
const sources: Readonly<Record<keyof TrackingIds, Sources>> = {
  siteGoogleAnalyticsID: { "script-src": [tagScript], "img-src": analytics, "connect-src": analytics },
  siteGoogleAdsID: {
    "script-src": [tagScript, ...ads.slice(0, 4)],
    "img-src": ads,
    "connect-src": ads,
    "frame-src": ["https://td.doubleclick.net", tagScript],
  },
  siteGoogleTagManager: { "script-src": [tagScript], "img-src": [tagScript], "connect-src": [tagScript] },
  siteFacebookPixel: {
    "script-src": ["https://connect.facebook.net"],
    "img-src": ["https://www.facebook.com"],
    "connect-src": ["https://www.facebook.com", "https://connect.facebook.net"],
  },
};

export type VendorSources = Readonly<Record<Directive, string>>;

/**
 * CONSENT-3: what the policy lets in besides, each as it is written behind the directive's own sources: of the services that
 * the agency has an id for. Whether any of it is loaded is the visitor's choice, and one page is sent to all.
 */
export function vendorSources(ids: TrackingIds): VendorSources {
  const used = services.filter((service) => ids[service].trim() !== "").map((service) => sources[service]);
  const of = (directive: Directive) =>
    [...new Set(used.flatMap((source) => source[directive] ?? []))].map((host) => ` ${host}`).join("");
  return {
    "script-src": of("script-src"),
    "img-src": of("img-src"),
    "connect-src": of("connect-src"),
    "frame-src": of("frame-src"),
  };
}

export const noVendors: VendorSources = { "script-src": "", "img-src": "", "connect-src": "", "frame-src": "" };
