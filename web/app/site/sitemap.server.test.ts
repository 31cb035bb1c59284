import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { pageFixture, routeFixture, seoFixture, siteFixture, siteUrl } from "./site-fixture";
import { sitemapIndexXml, sitemapXml } from "./sitemap.server";

const both = { publishedIn: ["nl", "fr"] } satisfies { publishedIn: ("nl" | "fr")[] };
const { context } = siteFixture(
  {
    routes: [
      routeFixture({ id: "home", originalPath: "", paths: { nl: "", fr: "" }, ...both }),
      routeFixture({ id: "about", paths: { nl: "over-ons", fr: "services" }, ...both }),
      routeFixture({ id: "quarter", paths: { nl: "buurt-&-élan" } }),
      routeFixture({ id: "hidden", paths: { nl: "verborgen" } }),
      routeFixture({ id: "thanks", type: "feedback", paths: { nl: "bedankt" } }),
      routeFixture({ id: "login", type: "login", paths: { nl: "login" } }),
    ],
    pages: {
      ...Object.fromEntries(["home", "about", "quarter", "thanks"].map((id) => [id, pageFixture({ id })])),
      hidden: pageFixture({ id: "hidden", seo: seoFixture({ isActiveSEO: false }) }),
    },
  },
  [listingFixture({ id: 7, typeDescription: { nl: "Herenhuis", fr: "Maison" } })],
);
const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);

describe("SEO-1 the sitemap", () => {
  it("has an index of the languages that are on", () => {
    expect(addresses(sitemapIndexXml(context))).toEqual([`${siteUrl}/sitemaps/nl.xml`, `${siteUrl}/sitemaps/fr.xml`]);
  });

  it("ROUTE-3 lists pages and listings, without thank-you pages, the login and what staff turned off", () => {
    expect(addresses(sitemapXml(context, "nl"))).toEqual([
      `${siteUrl}/nl/`,
      `${siteUrl}/nl/over-ons/`,
      `${siteUrl}/nl/buurt-&amp;-%C3%A9lan/`,
      `${siteUrl}/nl/te-koop/antwerpen/herenhuis/7/`,
    ]);
  });

  it("LANG-4 LANG-5 lists in a language only what it has, each with the languages that have it", () => {
    const french = sitemapXml(context, "fr");
    expect(addresses(french)).toEqual([
      `${siteUrl}/fr/`,
      `${siteUrl}/fr/services/`,
      `${siteUrl}/fr/a-vendre/anvers/maison/7/`,
    ]);
    const [, about = ""] = french.split("<url>").slice(1);
    expect(
      Array.from(about.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, code, href]) => `${code} ${href}`),
    ).toEqual([`nl ${siteUrl}/nl/over-ons/`, `fr ${siteUrl}/fr/services/`]);
  });
});
