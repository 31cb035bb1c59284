import { afterEach, describe, expect, it, vi } from "vitest";
import { purposes, type Purpose } from "@gevel/config";
import { stubBrowser } from "./browser-fixture";
import { consentCookies } from "./consent-cookies";
import { Measuring } from "./measuring";
import { dispatchPageEvent } from "./visit-event";

const ids = {
  siteGoogleAnalyticsID: "G-AB12CD34EF",
  siteGoogleAdsID: "AW-123456789",
  siteGoogleTagManager: "GTM-AB12CD3",
  siteFacebookPixel: "123456789012345",
};
const only = (more: Partial<typeof ids>) => ({
  ...{ siteGoogleAnalyticsID: "", siteGoogleAdsID: "", siteGoogleTagManager: "", siteFacebookPixel: "" },
  ...more,
});
const word = (granted: boolean) => (granted ? "granted" : "denied");
const consent = (...granted: Purpose[]) => ({
  ad_storage: word(granted.includes("consentAdStorage")),
  ad_user_data: word(granted.includes("consentAdUserData")),
  ad_personalization: word(granted.includes("consentAdPersonalization")),
  analytics_storage: word(granted.includes("consentAnalyticsStorage")),
});
const aDate: unknown = expect.any(Date);
const aDateTime: unknown = expect.any(Number);
const tagManagerStart = { "gtm.start": aDateTime, event: "gtm.js" };
const first = [
  ["consent", "default", { ...consent(), wait_for_update: 500 }],
  ["set", "ads_data_redaction", true],
];

afterEach(() => void vi.unstubAllGlobals());

/** A page with those ids; `answer` stores a choice as the dialog does and returns whether the page must be reloaded. */
function page(tracking = ids, cookies: Record<string, string> = {}, pathname = "/nl/") {
  const browser = stubBrowser(cookies, pathname);
  const measuring = new Measuring(tracking);
  const answer = (...granted: Purpose[]) => {
    for (const cookie of consentCookies(granted, false)) browser.document.cookie = cookie;
    return measuring.follow();
  };
  return { ...browser, measuring, answer };
}

describe("the analytics services", () => {
  it("CONSENT-3 get denied first, and load nothing before an answer", () => {
    const { measuring, dataLayer, scripts, window } = page();
    expect(measuring.follow()).toBe(false);
    expect(dataLayer()).toEqual(first);
    expect([scripts, window.fbq]).toEqual([[], undefined]);
  });

  it("CONSENT-3 get denied again after a refusal, and load nothing", () => {
    const { answer, dataLayer, scripts } = page();
    expect(answer()).toBe(false);
    expect(dataLayer()).toEqual([...first, ["consent", "update", consent()]]);
    expect(scripts).toEqual([]);
  });

  it("CONSENT-3 get granted after accepting all before anything loads, then each its page view", () => {
    const { answer, dataLayer, scripts, window } = page();
    answer(...purposes);
    expect(dataLayer()).toEqual([
      ...first,
      ["consent", "update", consent(...purposes)],
      tagManagerStart,
      ["js", aDate],
      ["config", "G-AB12CD34EF"],
      ["config", "AW-123456789"],
    ]);
    expect(scripts).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3",
      "https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF",
      "https://connect.facebook.net/en_US/fbevents.js",
    ]);
    expect(window.fbq?.queue).toEqual([
      ["init", "123456789012345"],
      ["track", "PageView"],
    ]);
  });

  it("CONSENT-3 get the same after an answer on an earlier visit, once", () => {
    const stored = { consent: "1", consentAnalyticsStorage: "granted" };
    const { measuring, dataLayer, scripts } = page(only({ siteGoogleAnalyticsID: "G-AB12CD34EF" }), stored);
    measuring.follow();
    measuring.follow();
    expect(dataLayer().slice(2)).toEqual([
      ["consent", "update", consent("consentAnalyticsStorage")],
      ["js", aDate],
      ["config", "G-AB12CD34EF"],
    ]);
    expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"]);
  });

  it("CONSENT-3 get later grants at run time, with one script of Google's", () => {
    const { answer, dataLayer, scripts } = page(only({ siteGoogleAnalyticsID: "G-1", siteGoogleAdsID: "AW-1" }));
    answer("consentAnalyticsStorage");
    answer(...purposes);
    expect(dataLayer().slice(4)).toEqual([
      ["config", "G-1"],
      ["consent", "update", consent(...purposes)],
      ["config", "AW-1"],
    ]);
    expect(scripts).toHaveLength(1);
  });

  it("CONSENT-3 get no page view without an id of the agency", () => {
    const { answer, dataLayer, scripts } = page(only({ siteGoogleTagManager: "GTM-AB12CD3" }));
    answer(...purposes);
    expect(dataLayer().slice(3)).toEqual([tagManagerStart]);
    expect(scripts).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3"]);
  });

  it("CONSENT-1 stop on withdrawal, lose their cookies, and the page reloads", () => {
    const { answer, dataLayer, document, window } = page();
    answer(...purposes);
    document.cookie = "_ga=GA1.1";
    document.cookie = "_fbp=fb.1";
    expect(answer()).toBe(true);
    expect(dataLayer().at(-1)).toEqual(["consent", "update", consent()]);
    expect(Reflect.get(window, "ga-disable-G-AB12CD34EF")).toBe(true);
    expect(window.fbq?.queue.at(-1)).toEqual(["consent", "revoke"]);
    expect(document.cookie).not.toMatch(/_ga|_fbp/);
  });

  it("CONSENT-1 cause a reload on withdrawal of one, but not on a refusal where nothing runs", () => {
    const { answer, document } = page();
    expect(answer("consentAnalyticsStorage", "consentAdStorage")).toBe(false);
    document.cookie = "_ga=GA1.1";
    document.cookie = "_gcl_au=1";
    expect(answer("consentAnalyticsStorage")).toBe(true);
    expect(document.cookie).toContain("_ga=GA1.1");
    expect(document.cookie).not.toContain("_gcl_au");
  });

  it("CONSENT-1 lose the cookies of an older website, where not granted here", () => {
    const { measuring, document } = page(ids, { _ga: "1", _fbp: "2", kept: "3" });
    measuring.follow();
    expect(document.cookie).toBe("kept=3");
  });

  describe("CONSENT-4", () => {
    const viewed = { kind: "property-viewed", id: 546, goal: 0, city: "Antwerpen" } as const;
    const dispatch = (event: Parameters<typeof dispatchPageEvent>[0], address: string) => {
      vi.stubGlobal("dispatchEvent", () => true);
      dispatchPageEvent(event, address);
    };

    it("sends a viewed listing to the services, once, and only after consent", () => {
      const { measuring, answer, dataLayer, window } = page(ids, {}, "/nl/te-koop/huis/546/");
      dispatch({ ...viewed }, "/nl/te-koop/huis/546/");
      measuring.follow();
      expect(dataLayer()).toEqual(first);
      answer(...purposes);
      measuring.follow();
      const items = [{ item_id: "546", item_category: "sale", item_category2: "Antwerpen" }];
      expect(dataLayer().filter((entry) => Array.isArray(entry) && entry[0] === "event")).toEqual([
        ["event", "view_item", { items }],
      ]);
      expect(window.fbq?.queue.slice(2)).toEqual([
        ["track", "ViewContent", { content_ids: ["546"], content_type: "home_listing", content_category: "sale" }],
      ]);
    });

    it("sends a form's name and nothing that was typed", () => {
      const { answer, dataLayer, window } = page(ids, {}, "/nl/bedankt/contact/");
      dispatch({ kind: "form-sent", form: "site-contact" }, "/nl/bedankt/contact/");
      answer(...purposes);
      expect(dataLayer().at(-1)).toEqual(["event", "generate_lead", { form_id: "site-contact" }]);
      expect(window.fbq?.queue.at(-1)).toEqual(["track", "Lead", { content_name: "site-contact" }]);
    });

    it("sends no event of a page that was left before consent", () => {
      const { answer, dataLayer, location } = page(ids, {}, "/nl/te-koop/huis/546/");
      dispatch({ ...viewed }, "/nl/te-koop/huis/546/");
      location.pathname = "/nl/contact/";
      answer(...purposes);
      expect(dataLayer().filter((entry) => Array.isArray(entry) && entry[0] === "event")).toEqual([]);
    });

    it("sends nothing where no service runs", () => {
      const { answer, dataLayer } = page(ids, {}, "/nl/bedankt/contact/");
      dispatch({ kind: "form-sent", form: "site-contact" }, "/nl/bedankt/contact/");
      answer("consentAdPersonalization");
      expect(dataLayer().at(-1)).toEqual(["consent", "update", consent("consentAdPersonalization")]);
    });
  });
});
