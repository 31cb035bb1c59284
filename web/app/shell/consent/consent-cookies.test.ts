import { describe, expect, it } from "vitest";
import { purposes } from "@gevel/config";
import { consentCookies, readGrants, textVersion, type Grants } from "./consent-cookies";

/** What a browser then sends, and shows a page. */
const shown = (grants: Grants) =>
  consentCookies(grants, true)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

describe("the stored choice", () => {
  it("CONSENT-2 stands under the five keys, for 180 days, on the whole site", () => {
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

  it("Q-3 goes over https alone where the site does", () => {
    for (const cookie of consentCookies(purposes, true)) expect(cookie).toMatch(/;secure$/);
  });

  it.each([purposes, [], ...purposes.map((purpose): Grants => [purpose])].map((grants) => ({ grants })))(
    "CONSENT-1 is read as it was written: $grants",
    ({ grants }) => {
      expect(readGrants(shown(grants))).toEqual(grants);
      expect(readGrants(`_ga=GA1.1.2; ${shown(grants)}; other=1`)).toEqual(grants);
    },
  );

  it("CONSENT-1 is taken away by clearing, key by key", () => {
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
  ])("CONSENT-1 is none where the cookies say %j, of another site or of older words", (cookies) => {
    expect(readGrants(cookies)).toBeNull();
    expect(readGrants(`${cookies}; consentAdStorage=granted`)).toBeNull();
  });

  it("CONSENT-3 does not grant what the browser lost or what is not ours", () => {
    expect(readGrants(`consent=${textVersion}`)).toEqual([]);
    expect(readGrants(`consent=${textVersion}; consentAdStorage=true; xconsentAdUserData=granted`)).toEqual([]);
  });

  it("CONSENT-1 holds beside a cookie of the same name that another site of the domain left", () => {
    expect(readGrants(`consent=true; ${shown(purposes)}`)).toEqual(purposes);
  });
});
