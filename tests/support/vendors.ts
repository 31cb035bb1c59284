import type { Page } from "@playwright/test";
import { app } from "./app.js";

/** Ids in the services' own format, all fictitious. */
export const trackingIds = {
  siteGoogleAnalyticsID: "G-AB12CD34EF",
  siteGoogleAdsID: "AW-123456789",
  siteGoogleTagManager: "GTM-AB12CD3",
  siteFacebookPixel: "123456789012345",
};

/**
 * Answers the services' own hosts with a script that stores a cookie and calls home, as theirs would; returns the
 * requests to any host but the site's, page by page. No setting redirects the site elsewhere: these are the real
 * addresses.
 */
export async function interceptVendors(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const own = new URL(app.env.SITE_URL).origin;
  await page.context().route(
    (url) => url.origin !== own && /^https?:$/.test(url.protocol),
    async (route) => {
      const url = new URL(route.request().url());
      requested.push(url.host + url.pathname);
      const script = scripts[url.host + url.pathname] ?? "";
      await route.fulfill({ contentType: script ? "text/javascript" : "image/gif", body: script });
    },
  );
  return requested;
}

const cookie = (name: string) => `document.cookie="${name}=1;path=/;max-age=1000";`;
const callHome = (address: string) => `new Image().src="${address}";`;

const scripts: Readonly<Record<string, string>> = {
  "www.googletagmanager.com/gtm.js": callHome("https://www.googletagmanager.com/a?id=GTM"),
  "www.googletagmanager.com/gtag/js": [
    ...[cookie("_ga"), cookie("_ga_AB12CD34EF"), cookie("_gcl_au")],
    callHome("https://region1.google-analytics.com/g/collect"),
  ].join(""),
  "connect.facebook.net/en_US/fbevents.js": cookie("_fbp") + callHome("https://www.facebook.com/tr/"),
};
