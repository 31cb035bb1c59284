import { describe, expect, it } from "vitest";
import { purposes } from "@gevel/config";
import { consentCookies, readGrants, textVersion, type Grants } from "./consent-cookies";

/** The cookies a browser then sends and shows to a page. */
const shown = (grants: Grants) =>
  consentCookies(grants, true)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

describe("the consent cookies", () => {
  it("CONSENT-2 have the five names, for 180 days, on the whole site", () => {
    const cookies = consentCookies(["consentAnalyticsStorage"], false);
    expect(cookies.map((cookie) => cookie.split(";", 1)[0])).toEqual([
      `consent=${textVersion}`,
      "consentAnalyticsStorage=granted",
      "consentAdStorage=denied",
      "consentAdUserData=denied",
      "consentAdPersonalization=denied",
    ]);
    for (const cookie of cookies)
      expect(cookie.split(";").slice(1)).toEqual(["path=/", "samesite=lax", "max-age=15552000"]);
  });

  it("Q-3 are secure where the site uses https", () => {
    for (const cookie of consentCookies(purposes, true)) expect(cookie).toMatch(/;secure$/);
  });

  it.each([purposes, [], ...purposes.map((purpose): Grants => [purpose])].map((grants) => ({ grants })))(
    "CONSENT-1 are read as written: $grants",
    ({ grants }) => {
      expect(readGrants(shown(grants))).toEqual(grants);
      expect(readGrants(`_ga=GA1.1.2; ${shown(grants)}; other=1`)).toEqual(grants);
    },
  );

  it("CONSENT-1 are deleted one by one when cleared", () => {
    const cleared = consentCookies(null, false);
    expect(cleared.map((cookie) => cookie.split("=", 1)[0])).toEqual(["consent", ...purposes]);
    for (const cookie of cleared) expect(cookie).toContain(";max-age=0");
  });

  it.each([
    "",
    "consent=",
    "consent=true",
    "consent=0",
    `consent=${textVersion}0`,
    `xconsent=${textVersion}`,
    "consent",
  ])("CONSENT-1 hold no choice where they are %j, of another site or of an older text", (cookies) => {
    expect(readGrants(cookies)).toBeNull();
    expect(readGrants(`${cookies}; consentAdStorage=granted`)).toBeNull();
  });

  it("CONSENT-3 grant nothing that is missing or malformed", () => {
    expect(readGrants(`consent=${textVersion}`)).toEqual([]);
    expect(readGrants(`consent=${textVersion}; consentAdStorage=true; xconsentAdUserData=granted`)).toEqual([]);
  });

  it("CONSENT-1 work beside a cookie of the same name from another site of the domain", () => {
    expect(readGrants(`consent=true; ${shown(purposes)}`)).toEqual(purposes);
  });
});
