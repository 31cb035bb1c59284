import { describe, expect, it } from "vitest";
import { createSecurityHeaders } from "./security-headers";
import { vendorSources } from "./vendor-sources";

const settings = { siteUrl: "https://site.example", cmsPublicUrl: "https://cms.example", development: false };
const framesOf = (more = {}) =>
  /frame-src ([^;]*)/.exec(createSecurityHeaders({ ...settings, ...more }).policy("", false))?.[1]?.split(" ");

describe("the content security policy", () => {
  it("PROP-7 Q-3 allows the players that a listing names, and no other frame", () => {
    expect(framesOf()).toEqual([
      "'self'",
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
      "https://my.matterport.com",
      "https://www.facebook.com",
      "https://tvl.be",
      "https://*.tvl.be",
      "https://yisual.com",
      "https://*.yisual.com",
    ]);
  });

  it("PROP-17 Q-3 allows the page of a film file that film's host, and no other page any host's", () => {
    const headers = createSecurityHeaders(settings);
    expect(headers.filmFramePolicy("https://films.example")).toContain(
      "default-src 'none'; media-src https://films.example;",
    );
    expect(headers.policy("", false)).not.toContain("media-src");
  });

  it("PROP-7 Q-3 allows Google's street view only where the agency has a key for it", () => {
    expect(framesOf({ usesGoogleMaps: true })).toContain("https://www.google.com");
    expect(framesOf()).not.toContain("https://www.google.com");
  });

  const ids = {
    siteGoogleAnalyticsID: "G-AB12CD34EF",
    siteGoogleAdsID: "AW-123456789",
    siteGoogleTagManager: "GTM-AB12CD3",
    siteFacebookPixel: "123456789012345",
  };
  const none = { siteGoogleAnalyticsID: "", siteGoogleAdsID: "", siteGoogleTagManager: "", siteFacebookPixel: "" };
  const policyFor = (more: Partial<typeof ids>) =>
    createSecurityHeaders(settings).policy("'sha256-abc='", false, vendorSources({ ...none, ...more }));
  const vendor = /google|doubleclick|connect\.facebook/;

  it("CONSENT-3 Q-3 names no service without an id of the agency", () => {
    expect(policyFor({})).toBe(createSecurityHeaders(settings).policy("'sha256-abc='", false));
    expect(policyFor({})).not.toMatch(vendor);
    expect(policyFor({ siteFacebookPixel: "123456789012345" })).not.toMatch(/google|doubleclick/);
    expect(policyFor({ siteGoogleAnalyticsID: "G-AB12CD34EF" })).not.toMatch(
      /connect\.facebook|doubleclick|adservices/,
    );
  });

  it.each(Object.keys(ids).map((key) => ({ key })))(
    "CONSENT-3 allows loading from and sending to the hosts of $key",
    ({ key }) => {
      const policy = policyFor(Object.fromEntries(Object.entries(ids).filter(([name]) => name === key)));
      const script = key === "siteFacebookPixel" ? "https://connect.facebook.net" : "https://www.googletagmanager.com";
      expect(policy).toContain(`script-src 'self' 'sha256-abc=' ${script}`);
      expect(policy).toMatch(/img-src 'self' data: https:/);
      expect(policy).toMatch(/connect-src 'self' https:/);
    },
  );

  it("Q-3 allows no inline script, no eval and no wildcard host with all of them", () => {
    const [, scripts = ""] = /script-src ([^;]*)/.exec(policyFor(ids)) ?? [];
    expect(scripts).not.toMatch(/unsafe|\*|data:|http:/);
    expect(policyFor(ids)).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
  });
});
