import { describe, expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { listingFixture } from "~/replica/replica-fixture";
import { itemMeta, routeMeta, screenMeta } from "./page-meta.server";
import { readShareAddress } from "./share-address.server";
import { pageFixture, pictureFixture, routeFixture, seoFixture, siteFixture, siteUrl } from "../site-fixture";

const home = routeFixture({ id: "home", originalPath: "", paths: { nl: "", fr: "" }, publishedIn: ["nl", "fr"] });
const about = routeFixture({
  id: "about",
  paths: { nl: "over-ons", fr: "services" },
  breadcrumb: { nl: "Over ons", fr: "Services" },
  publishedIn: ["nl", "fr"],
});
const team = routeFixture({ id: "team", paths: { nl: "over-ons/team" }, parents: ["about"] });
const services = routeFixture({
  id: "services",
  paths: { nl: "diensten", fr: "offre" },
  publishedIn: ["nl", "fr"],
});
const thanks = routeFixture({ id: "thanks", type: "feedback", paths: { nl: "bedankt" } });
const french = routeFixture({ id: "french", paths: { fr: "slug-fr" }, publishedIn: ["fr"] });
const frenchTeam = routeFixture({
  ...{ id: "french-team", paths: { fr: "services/equipe" }, publishedIn: ["fr"] },
  ...{ parents: ["about", "french"], breadcrumb: { fr: "Équipe" } },
});
const underFrench = routeFixture({
  ...{ id: "under", paths: { nl: "onder" }, parents: ["about", "french"], breadcrumb: { nl: "Onder" } },
});
const pages = { home: pageFixture({ id: "home", banner: { image: pictureFixture("/uploads/home.jpg") } }) };
const hiddenInFrench = { services: pageFixture({ id: "services", seo: seoFixture({ isActiveSEO: false }) }) };
const site = siteFixture(
  {
    routes: [home, about, services, team, thanks, french, frenchTeam, underFrench],
    pages,
    pagesIn: { fr: hiddenInFrench },
  },
  [
    listingFixture({ id: 7, typeDescription: { nl: "Herenhuis", fr: "Maison" } }),
    // A headline alone does not make a page French.
    listingFixture({ id: 8, typeDescription: { nl: "Maison", fr: "Maison" }, description: { nl: "<p>Mooi</p>" } }),
    listingFixture({
      id: 9,
      typeDescription: { nl: "Huis", fr: "Maison" },
      seo: {
        ...{ metaTitle: { nl: "Stadsparel" }, metaDescription: { nl: "Beschreven" }, ogTitle: { nl: "Gedeeld" } },
        ...{ ogImage: { nl: "/uploads/chosen.jpg" }, isActiveSEO: { fr: false } },
      },
    }),
    listingFixture({ id: 10, description: { nl: "<p>Mooi</p>" }, seo: { pageTitle: { nl: "Rustig", fr: "Calme" } } }),
    listingFixture({ id: 11, typeDescription: { nl: "Huis", fr: "Maison" }, seo: { isActiveSEO: { nl: false } } }),
  ],
);
const content = {
  title: "Over ons",
  description: "Wie wij zijn",
  seo: seoFixture(),
  image: null,
  lang: "nl",
} as const;
const at = (path: string) => siteUrl + path;

describe("the head of a page of staff", () => {
  it("LANG-5 SEO-1 is canonical in its language, with each language that has it and x-default", () => {
    const { head } = routeMeta(site.context, site.tree("fr"), about, { ...content, lang: "fr" });
    expect(head.canonical).toBe(at("/fr/services/"));
    expect(head.alternates).toEqual([
      { hreflang: "nl", href: at("/nl/over-ons/") },
      { hreflang: "fr", href: at("/fr/services/") },
      { hreflang: "x-default", href: at("/nl/over-ons/") },
    ]);
    expect(head.openGraph.locale).toBe("fr_BE");
  });

  it("LANG-5 offers no language whose page is hidden from search engines", () => {
    const { head } = routeMeta(site.context, site.tree("nl"), services, content);
    expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(["nl", "x-default"]);
  });

  it("LANG-4 points to the default language's page, without alternates, where it fell back to it", () => {
    const meta = routeMeta(site.context, site.tree("fr"), team, content);
    expect([meta.head.canonical, meta.head.alternates]).toEqual([at("/nl/over-ons/team/"), []]);
    expect(meta.languagePaths).toEqual({ nl: "/nl/over-ons/team/", fr: "/fr/over-ons/team/" });
  });

  it("LANG-5 of a page in one non-default language: that one for all readers, and a switcher without dead ends", () => {
    const meta = routeMeta(site.context, site.tree("fr"), french, { ...content, lang: "fr" });
    expect(meta.head.alternates).toEqual([
      { hreflang: "fr", href: at("/fr/slug-fr/") },
      { hreflang: "x-default", href: at("/fr/slug-fr/") },
    ]);
    expect(meta.head.canonical).toBe(at("/fr/slug-fr/"));
    expect(meta.languagePaths).toEqual({ nl: "/nl/", fr: "/fr/slug-fr/" });
    const child = routeMeta(site.context, site.tree("fr"), frenchTeam, { ...content, lang: "fr" });
    expect(child.languagePaths).toEqual({ nl: "/nl/over-ons/", fr: "/fr/services/equipe/" });
  });

  it("LANG-5 ROUTE-6 has no breadcrumb to a page that the language does not show", () => {
    const crumbs = routeMeta(site.context, site.tree("nl"), underFrench, content).breadcrumbs;
    expect(crumbs.map(({ label, path }) => [label, path])).toEqual([
      ["Over ons", "/nl/over-ons/"],
      ["Onder", null],
    ]);
  });

  it("CMS-3 has title, agency and towns as description where the page has no text", () => {
    const bare = { ...content, description: "", seo: seoFixture() };
    const { head } = routeMeta(site.context, site.tree("nl"), about, bare);
    expect(head.description).toMatch(/^Over ons · Gevel/);
    expect([head.openGraph.description, head.twitter.description]).toEqual([head.description, head.description]);
  });

  it("ROUTE-3 hides a thank-you page, and pages staff turned off, from search engines", () => {
    const off = { ...content, seo: seoFixture({ isActiveSEO: false }) };
    for (const { head } of [
      routeMeta(site.context, site.tree("nl"), thanks, content),
      routeMeta(site.context, site.tree("nl"), about, off),
    ])
      expect([head.index, head.alternates]).toEqual([false, []]);
  });

  it("CMS-3 has the texts of staff, else those of the page", () => {
    const words = seoFixture({
      metaTitle: "Meta",
      metaDescription: "Beschreven",
      ogTitle: "OG",
      twitterDescription: "Tweet",
    });
    const { head } = routeMeta(site.context, site.tree("nl"), about, { ...content, seo: words });
    expect([head.title, head.description]).toEqual(["Meta · Gevel", "Beschreven"]);
    expect([head.openGraph.title, head.openGraph.description]).toEqual(["OG", "Beschreven"]);
    expect([head.twitter.title, head.twitter.description]).toEqual(["OG", "Tweet"]);
    const plain = routeMeta(site.context, site.tree("nl"), about, { ...content, title: "Gevel, wie anders" }).head;
    expect([plain.title, plain.description]).toEqual(["Gevel, wie anders", "Wie wij zijn"]);
  });

  it("ROUTE-6 has breadcrumbs of the parent pages that have a label", () => {
    const { breadcrumbs } = routeMeta(site.context, site.tree("fr"), team, content);
    expect(breadcrumbs).toEqual([
      { label: "Services", lang: "fr", path: "/fr/services/" },
      { label: "Over ons", lang: "nl", path: null },
    ]);
  });
});

describe("SEO-3 the share picture", () => {
  const cardOf = (url: string) => at(`/pictures?src=${url}&width=1360&height=auto&format=jpeg`);
  const imageOf = (given: Partial<Parameters<typeof routeMeta>[3]>, of = site) =>
    routeMeta(of.context, of.tree("nl"), about, { ...content, ...given }).head.openGraph.image;
  const shownOn = (given: Partial<Parameters<typeof routeMeta>[3]>, of = site) =>
    readShareAddress(new URL(imageOf(given, of) ?? "").pathname, of.context.cookieSecret);

  it("is staff's choice unchanged, else rendered from the page's title and photo", () => {
    const image = { url: "/uploads/own.jpg" };
    const seo = seoFixture({ ogImage: pictureFixture("/uploads/chosen.jpg") });
    expect(imageOf({ image, seo })).toBe(cardOf("/uploads/chosen.jpg"));
    expect(shownOn({ image, place: "Zaakvoerder" })).toEqual({
      ...{ title: "Over ons", place: "Zaakvoerder", price: "", label: "", agency: "Gevel" },
      ...{ picture: "/uploads/own.jpg", home: 0 },
    });
  });

  it("falls back to the home page's picture, never a logo, and else to the words alone", () => {
    const logo = siteFixture({ routes: [home, about], pages, config: { logo: pictureFixture("/uploads/logo.png") } });
    for (const of of [site, logo]) expect(shownOn({}, of)?.picture).toBe("/uploads/home.jpg");
    expect(shownOn({}, siteFixture({ routes: [about] }))).toMatchObject({ title: "Over ons", picture: "" });
  });

  it.each([
    ["Wie wij zijn · Gevel", "Wie wij zijn"],
    ["Wie wij zijn | Gevel", "Wie wij zijn"],
    ["Kantoren van Gevel", "Kantoren van Gevel"],
    ["Gevel", "Gevel"],
    ["Wonen - Werken", "Wonen - Werken"],
  ])("has its text by staff with the agency once: “%s”", (pageTitle, title) => {
    expect(shownOn({ seo: seoFixture({ pageTitle }) })?.title).toBe(title);
    expect(shownOn({ seo: seoFixture({ pageTitle: "x", ogTitle: pageTitle }) })?.title).toBe(title);
  });

  it("exists for screens that are no page", () => {
    const { head } = screenMeta(site.context, site.tree("nl"), { title: "Niet gevonden", path: "", canonical: false });
    expect(head).toMatchObject({ canonical: null, index: false, openGraph: { image: cardOf("/uploads/home.jpg") } });
  });
});

describe("the head of a listing", () => {
  const frameOf = (id: number, language: Language) => {
    const { catalog } = site.context.replica;
    return itemMeta(site.context, site.tree(language), {
      pathIn: (other: Language) => catalog.card(id, other)?.path ?? null,
      ownIn: catalog.card(id, language)?.ownIn ?? [],
      indexedIn: catalog.card(id, language)?.indexedIn ?? [],
      seo: catalog.find(id)?.seo ?? null,
      ...{ title: "Maison", description: "", listOriginalPath: "for-sale" },
    });
  };

  it("LANG-5 is canonical at its own address, in every language of its texts", () => {
    const { head } = frameOf(7, "fr");
    expect(head.canonical).toBe(at("/fr/a-vendre/anvers/maison/7/"));
    expect(head.alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
      `nl ${at("/nl/te-koop/antwerpen/herenhuis/7/")}`,
      `fr ${at("/fr/a-vendre/anvers/maison/7/")}`,
      `x-default ${at("/nl/te-koop/antwerpen/herenhuis/7/")}`,
    ]);
  });

  it("LANG-4 points to the default language's page where a translation is missing, and the switcher stays", () => {
    const { head, languagePaths } = frameOf(8, "fr");
    expect([head.canonical, head.alternates]).toEqual([at("/nl/te-koop/antwerpen/maison/8/"), []]);
    expect(head.openGraph.locale).toBe("nl_BE");
    expect(Object.keys(languagePaths)).toEqual(["nl", "fr"]);
    expect(frameOf(8, "nl").head.alternates.map(({ hreflang }) => hreflang)).toEqual(["nl", "x-default"]);
  });

  it("CMS-3 has staff's text in the language of its texts, and hides the listing from search engines on request", () => {
    const { head } = frameOf(9, "nl");
    expect([head.title, head.description]).toEqual(["Stadsparel · Gevel", "Beschreven"]);
    expect(head.openGraph.title).toBe("Gedeeld");
    expect(head.openGraph.image).toContain("chosen.jpg");
    expect([head.index, head.alternates.map(({ hreflang }) => hreflang)]).toEqual([true, ["nl", "x-default"]]);
    // Not translated into French: the texts of the original page.
    expect(frameOf(10, "fr").head.title).toBe("Rustig · Gevel");
    expect([frameOf(9, "fr").head.title, frameOf(9, "fr").head.index]).toEqual(["Maison · Gevel", false]);
    expect(frameOf(11, "fr").head.index).toBe(false);
  });
});
