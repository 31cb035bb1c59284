import { describe, expect, it } from "vitest";
import { purposes, type Purpose } from "@gevel/config";
import { erasedCookies } from "./measuring";
import { hasVendors, servicesOf, vendorsFor } from "./vendors";

const ids = {
  siteGoogleAnalyticsID: "G-AB12CD34EF",
  siteGoogleAdsID: "AW-123456789",
  siteGoogleTagManager: "GTM-AB12CD3",
  siteFacebookPixel: "123456789012345",
};
const noIds = { siteGoogleAnalyticsID: "", siteGoogleAdsID: " ", siteGoogleTagManager: "", siteFacebookPixel: "" };
const loaded = (...granted: Purpose[]) =>
  Object.entries(vendorsFor(ids, granted))
    .filter(([, id]) => id !== "")
    .map(([name]) => name);

describe("the grants of a choice", () => {
  it("CONSENT-3 load nothing without an answer, and nothing after a refusal", () => {
    const nothing = { analytics: "", ads: "", tagManager: "", pixel: "" };
    expect(vendorsFor(ids, null)).toEqual(nothing);
    expect(vendorsFor(ids, [])).toEqual(nothing);
  });

  it("CONSENT-3 load each service by the grant it stores with, and the tag manager with either", () => {
    expect(loaded("consentAnalyticsStorage")).toEqual(["analytics", "tagManager"]);
    expect(loaded("consentAdStorage")).toEqual(["ads", "tagManager"]);
    expect(loaded("consentAdStorage", "consentAdUserData")).toEqual(["ads", "tagManager", "pixel"]);
    expect(loaded("consentAdUserData", "consentAdPersonalization")).toEqual([]);
    expect(loaded(...purposes)).toEqual(["analytics", "ads", "tagManager", "pixel"]);
  });

  it("CONSENT-3 load no service without an id of the agency", () => {
    expect(Object.values(vendorsFor(noIds, purposes))).toEqual(["", "", "", ""]);
    expect([hasVendors(noIds), hasVendors({ ...noIds, siteFacebookPixel: "1234567890" })]).toEqual([false, true]);
  });

  it("CONSENT-1 name beside each switch the vendors that the agency uses", () => {
    expect(servicesOf(ids, "consentAnalyticsStorage")).toEqual(["Google Analytics", "Google Tag Manager"]);
    expect(servicesOf(ids, "consentAdPersonalization")).toEqual(["Google Ads", "Meta Pixel"]);
    expect(purposes.flatMap((purpose) => servicesOf(noIds, purpose))).toEqual([]);
  });
});

describe("the services' cookies", () => {
  const jar =
    "_ga=1; _ga_AB12CD34EF=2; _gid=3; _gcl_au=4; _fbp=5; _fbc=6; consent=1; _gallery=7; gevel_owner=8; x_ga=9";
  const erased = (granted: Purpose[], hostname = "localhost") => [
    ...new Set(erasedCookies(jar, hostname, granted).map((cookie) => cookie.split("=", 1)[0])),
  ];

  it("CONSENT-1 are deleted with the grant they need, and no other cookie is", () => {
    expect(erased([])).toEqual(["_ga", "_ga_AB12CD34EF", "_gid", "_gcl_au", "_fbp", "_fbc"]);
    expect(erased(["consentAnalyticsStorage"])).toEqual(["_gcl_au", "_fbp", "_fbc"]);
    expect(erased(["consentAdStorage"])).toEqual(["_ga", "_ga_AB12CD34EF", "_gid"]);
    expect(erased(["consentAnalyticsStorage", "consentAdStorage"])).toEqual([]);
    expect(erasedCookies(jar, "localhost", null)).toEqual(erasedCookies(jar, "localhost", []));
    expect(erasedCookies("", "localhost", null)).toEqual([]);
  });

  it("CONSENT-1 are deleted on every domain of ours where they may be", () => {
    expect(erasedCookies("_fbp=1", "www.immo.agency.be", null)).toEqual([
      "_fbp=;path=/;max-age=0",
      "_fbp=;path=/;max-age=0;domain=www.immo.agency.be",
      "_fbp=;path=/;max-age=0;domain=immo.agency.be",
      "_fbp=;path=/;max-age=0;domain=agency.be",
    ]);
    expect(erasedCookies("_fbp=1", "192.168.0.10", null)).toEqual(["_fbp=;path=/;max-age=0"]);
  });
});
