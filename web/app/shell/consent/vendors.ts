import type { Purpose, SiteConfig } from "@gevel/config";
import type { Grants } from "./consent-cookies";

export type TrackingIds = SiteConfig["tracking"];

/** Services that may be loaded: the id of each that the agency has and the visitor allows, else empty. */
export interface Vendors {
  analytics: string;
  ads: string;
  tagManager: string;
  pixel: string;
}

/**
 * CONSENT-3: a service is loaded when everything that it does by itself is granted. Analytics stores for statistics,
 * Ads for advertisements, the pixel also shares the visitor's actions; a tag manager loads whichever of them its
 * container has, which then checks the grants.
 */
export function vendorsFor(ids: TrackingIds, grants: Grants | null): Vendors {
  const has = (purpose: Purpose) => grants?.includes(purpose) ?? false;
  const analytics = has("consentAnalyticsStorage");
  const ads = has("consentAdStorage");
  const when = (granted: boolean, id: string) => (granted ? id.trim() : "");
  return {
    analytics: when(analytics, ids.siteGoogleAnalyticsID),
    ads: when(ads, ids.siteGoogleAdsID),
    tagManager: when(analytics || ads, ids.siteGoogleTagManager),
    pixel: when(ads && has("consentAdUserData"), ids.siteFacebookPixel),
  };
}

export const hasVendors = (ids: TrackingIds): boolean => Object.values(ids).some((id) => id.trim() !== "");

const names: Readonly<Record<keyof TrackingIds, string>> = {
  siteGoogleAnalyticsID: "Google Analytics",
  siteGoogleAdsID: "Google Ads",
  siteGoogleTagManager: "Google Tag Manager",
  siteFacebookPixel: "Meta Pixel",
};

const forAds = ["siteGoogleAdsID", "siteFacebookPixel"] as const;
const used: Readonly<Record<Purpose, readonly (keyof TrackingIds)[]>> = {
  consentAnalyticsStorage: ["siteGoogleAnalyticsID", "siteGoogleTagManager"],
  consentAdStorage: [...forAds, "siteGoogleTagManager"],
  consentAdUserData: forAds,
  consentAdPersonalization: forAds,
};

/** The agency's services behind a purpose, for visitors who want to know. */
export const servicesOf = (ids: TrackingIds, purpose: Purpose): string[] =>
  used[purpose].filter((key) => ids[key].trim() !== "").map((key) => names[key]);
