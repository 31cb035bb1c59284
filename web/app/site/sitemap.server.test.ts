import { describe, expect, it } from "vitest";
import { replicaFixture } from "~/properties/properties-fixture";
import { listingFixture, projectFixture } from "~/replica/replica-fixture";
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
  [
    listingFixture({ id: 7, typeDescription: { nl: "Herenhuis", fr: "Maison" } }),
    listingFixture({ id: 8, typeDescription: { nl: "Rijhuis", fr: "Maison" }, description: { nl: "<p>Mooi</p>" } }),
  ],
);
const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);
const alternatesOf = (xml: string, path: string) =>
  Array.from(
    (xml.split("<url>").find((url) => url.includes(`${path}</loc>`)) ?? "").matchAll(
      /hreflang="([^"]*)" href="([^"]*)"/g,
    ),
    ([, code, href]) => `${code} ${href}`,
  );

describe("SEO-1 the sitemap", () => {
  it("has an index of the languages that are on", () => {
    expect(addresses(sitemapIndexXml(context))).toEqual([`${siteUrl}/sitemaps/nl.xml`, `${siteUrl}/sitemaps/fr.xml`]);
  });

  it("ROUTE-3 lists pages and listings, without thank-you pages, the login and what staff turned off", () => {
    expect(addresses(sitemapXml(context, "nl"))).toEqual([
      `${siteUrl}/nl/`,
      `${siteUrl}/nl/over-ons/`,
      `${siteUrl}/nl/buurt-&amp;-%C3%A9lan/`,
      `${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
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
    expect(alternatesOf(french, "/services/")).toEqual([
      `nl ${siteUrl}/nl/over-ons/`,
      `fr ${siteUrl}/fr/services/`,
      `x-default ${siteUrl}/nl/over-ons/`,
    ]);
    expect(alternatesOf(sitemapXml(context, "nl"), "/8/")).toEqual([
      `nl ${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
      `x-default ${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
    ]);
  });

  it("LANG-4 leaves a project out of a language that it is not written in", () => {
    const { catalog } = context.replica;
    const projects = [
      projectFixture({ id: 3, name: { nl: "Hof", fr: "Cour" }, description: { nl: "<p>Groen</p>" } }),
      projectFixture({ id: 4, name: { nl: "Tuin", fr: "Jardin" } }),
    ];
    const replica = { ...context.replica, catalog, projects: replicaFixture([], {}, projects).projects };
    const listed = (language: "nl" | "fr") => addresses(sitemapXml({ ...context, replica }, language)).join(" ");
    expect(listed("nl")).toMatch(/\/tuin\/4\/.*\/hof\/3\//);
    expect(listed("fr")).toMatch(/\/jardin\/4\/$/);
  });
});
