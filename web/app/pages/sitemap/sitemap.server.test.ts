import { describe, expect, it, vi } from "vitest";
import { replicaFixture, pageFixture, routeFixture, seoFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { listingFixture, projectFixture } from "~/replica/replica-fixture";
import { sitemapFile, sitemapPaths } from "./sitemap-files.server";
import { sitemapIndexXml } from "./sitemap.server";

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
    listingFixture({ id: 9, typeDescription: { nl: "Stil", fr: "Discret" }, seo: { isActiveSEO: { nl: false } } }),
  ],
);
const sitemapXml = async (language: "nl" | "fr", of = context) =>
  Buffer.from((await sitemapFile(of, language, 1)) ?? []).toString();
const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);
const alternatesOf = (xml: string, path: string) =>
  Array.from(
    (xml.split("<url>").find((url) => url.includes(`${path}</loc>`)) ?? "").matchAll(
      /hreflang="([^"]*)" href="([^"]*)"/g,
    ),
    ([, code, href]) => `${code} ${href}`,
  );

describe("SEO-1 the sitemap", () => {
  it("has an index of files", async () => {
    expect(await sitemapPaths(context, "fr")).toEqual(["/sitemaps/fr.xml"]);
    expect(addresses(sitemapIndexXml(siteUrl, ["/a.xml", "/b.xml"]))).toEqual([`${siteUrl}/a.xml`, `${siteUrl}/b.xml`]);
  });

  it("Q-2 renders a language's files once per state of the replica, for any number of requests", async () => {
    const many = siteFixture({ routes: [], pages: {} }, [listingFixture({ id: 7 })]).context;
    const { catalog } = many.replica;
    const idsSpy = vi.spyOn(catalog, "ids");
    const files = await Promise.all([1, 1, 2].map((number) => sitemapFile(many, "nl", number)));
    await sitemapFile(many, "nl", 1);
    expect(files.map((file) => file !== null)).toEqual([true, true, false]);
    expect(idsSpy).toHaveBeenCalledTimes(1);
    await sitemapFile({ ...many, replica: { ...many.replica, catalog } }, "nl", 1);
    expect(idsSpy).toHaveBeenCalledTimes(2);
  });

  it("Q-2 splits beyond fifty thousand addresses, and yields to other requests", async () => {
    const many = siteFixture({ routes: [], pages: {} }, [listingFixture({ id: 7 })]).context;
    vi.spyOn(many.replica.catalog, "ids").mockReturnValue(Array.from({ length: 50_001 }, () => 7));
    let turns = 0;
    const waiting = setInterval(() => turns++, 1);
    expect(await sitemapPaths(many, "nl")).toEqual(["/sitemaps/nl.xml", "/sitemaps/nl-2.xml"]);
    clearInterval(waiting);
    expect(turns).toBeGreaterThan(3);
    const second = Buffer.from((await sitemapFile(many, "nl", 2)) ?? []).toString();
    expect(addresses(second)).toHaveLength(1);
    expect(await sitemapFile(many, "nl", 3)).toBeNull();
  });

  it("ROUTE-3 lists pages and listings, without thank-you pages, the login and what staff turned off", async () => {
    expect(addresses(await sitemapXml("nl"))).toEqual([
      `${siteUrl}/nl/`,
      `${siteUrl}/nl/over-ons/`,
      `${siteUrl}/nl/buurt-&amp;-%C3%A9lan/`,
      `${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
      `${siteUrl}/nl/te-koop/antwerpen/herenhuis/7/`,
    ]);
  });

  it("LANG-4 LANG-5 lists in a language only its own pages, each with the languages that have it", async () => {
    const french = await sitemapXml("fr");
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
    expect(alternatesOf(await sitemapXml("nl"), "/8/")).toEqual([
      `nl ${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
      `x-default ${siteUrl}/nl/te-koop/antwerpen/rijhuis/8/`,
    ]);
  });

  it("LANG-5 lists no language whose page is hidden from search engines", async () => {
    const page = { routes: [routeFixture({ id: "about", paths: { nl: "over-ons", fr: "services" }, ...both })] };
    const hidden = pageFixture({ id: "about", seo: seoFixture({ isActiveSEO: false }) });
    const pages = { about: pageFixture({ id: "about" }) };
    const half = siteFixture({ ...page, pages, pagesIn: { fr: { about: hidden } } }).context;
    expect(alternatesOf(await sitemapXml("nl", half), "/over-ons/")).toEqual([
      `nl ${siteUrl}/nl/over-ons/`,
      `x-default ${siteUrl}/nl/over-ons/`,
    ]);
  });

  it("LANG-5 lists a page in one language only as the one for readers of any other", async () => {
    const routes = [routeFixture({ id: "french", paths: { fr: "slug-fr" }, publishedIn: ["fr"] })];
    const french = siteFixture({ routes, pages: {}, pagesIn: { fr: { french: pageFixture({ id: "french" }) } } });
    const address = `${siteUrl}/fr/slug-fr/`;
    expect(alternatesOf(await sitemapXml("fr", french.context), "/slug-fr/")).toEqual([
      `fr ${address}`,
      `x-default ${address}`,
    ]);
    expect(addresses(await sitemapXml("nl", french.context))).toEqual([]);
  });

  it("LANG-4 omits a project from a language it is not written in", async () => {
    const { catalog } = context.replica;
    const projects = [
      projectFixture({ id: 3, name: { nl: "Hof", fr: "Cour" }, description: { nl: "<p>Groen</p>" } }),
      projectFixture({ id: 4, name: { nl: "Tuin", fr: "Jardin" } }),
    ];
    const replica = { ...context.replica, catalog, projects: replicaFixture([], {}, projects).projects };
    const listed = async (language: "nl" | "fr") =>
      addresses(await sitemapXml(language, { ...context, replica })).join(" ");
    expect(await listed("nl")).toMatch(/\/tuin\/4\/.*\/hof\/3\//);
    expect(await listed("fr")).toMatch(/\/jardin\/4\/$/);
  });
});
