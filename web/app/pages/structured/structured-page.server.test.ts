import { describe, expect, it } from "vitest";
import { articleSchema, type Article } from "@gevel/config";
import type { Block, Item } from "~/modules/content/items";
import { moduleFixture } from "~/modules/content/module-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { routeMeta } from "~/shell/head/page-meta.server";
import { routeFixture, seoFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { breadcrumbList, withStructured } from "~/shell/structured/draw-structured.server";
import { structuredMarkup } from "~/shell/structured/structured";
import { structuredArticle } from "./structured-article.server";
import { structuredPage } from "./structured-page.server";

const site = siteFixture({}, [listingFixture({ id: 7 }), listingFixture({ id: 8 })]);
const tree = site.tree("nl");
const pageOf = (originalPath: string, blocks: Block[] = []) =>
  structuredPage(site.context, tree, { originalPath }, { modules: [moduleFixture({ id: "m", blocks })] });
const items = (...all: Item[]): Block => ({
  ...{ kind: "items", id: "items", heading: null, items: all, more: null, empty: null, perView: null, autoplay: false },
});
const quote = (given: object): Item => ({
  ...{ kind: "quote", id: "q", lang: "fr", name: "Anna", place: "", text: "Parfait", date: "2026-01-02" },
  ...{ rating: 4, verified: true, routeId: null, ...given },
});

describe("SEO-2 structured data of a page", () => {
  it("has the agency on home and contact, the site on home, and nothing on others", () => {
    const types = (path: string) => pageOf(path).map((node) => node["@type"]);
    expect(types("")).toEqual(["WebSite", "RealEstateAgent"]);
    expect(types("contact")).toEqual(["RealEstateAgent"]);
    expect(types("about")).toEqual([]);
  });

  it("has testimonials about the agency, with stars only where they were given", () => {
    const [first, second] = pageOf("about", [items(quote({}), quote({ rating: null, date: null }))]);
    expect(first).toMatchObject({
      "@type": "Review",
      itemReviewed: { "@type": "RealEstateAgent", "@id": `${siteUrl}/#agency`, name: "Gevel" },
      author: { "@type": "Person", name: "Anna" },
      ...{ reviewBody: "Parfait", datePublished: "2026-01-02", inLanguage: "fr-BE" },
      reviewRating: { ratingValue: 4, bestRating: 5 },
    });
    expect(Object.keys(second ?? {})).not.toContain("reviewRating");
  });
});

describe("SEO-2 an article", () => {
  const article = (kind: Article["kind"]) =>
    articleSchema.parse({
      ...{ id: "a", lang: "nl", kind, title: "Anna", intro: "Kort", html: "<p>Lang &amp; breed</p>", picture: null },
      ...{
        jobTitle: "Makelaar",
        spokenLanguages: "Nederlands en Frans",
        phone: "",
        email: "",
        routeId: "a",
        date: "2026-02-03",
        seo: seoFixture(),
      },
    });
  const route = routeFixture({ id: "a", type: "article" });
  const content = {
    title: "Anna",
    description: "Kort",
    seo: seoFixture(),
    image: null,
    lang: "nl",
  } as const;
  const { head } = routeMeta(site.context, tree, route, content);
  const structuredOf = (kind: Article["kind"]) => structuredArticle(site.context, tree, article(kind), { head, route });

  it("has its text, dates and publisher; a colleague is a person, a testimonial a review", () => {
    expect(structuredOf("article")).toMatchObject({
      ...{ "@type": "Article", headline: "Anna", mainEntityOfPage: `${siteUrl}/nl/a/`, datePublished: "2026-02-03" },
      publisher: { "@type": "RealEstateAgent", name: "Gevel" },
    });
    expect(structuredOf("team")).toMatchObject({
      mainEntity: { "@type": "Person", jobTitle: "Makelaar", knowsLanguage: "Nederlands en Frans" },
    });
    expect(structuredOf("review")).toMatchObject({ name: "Anna", reviewBody: "Kort\n\nLang & breed" });
  });

  it("SEO-2 has the customer as a review's author, with the stars, and its title as its name", () => {
    const customer = { name: "Familie Peeters", place: "Berchem", rating: 5, verified: true };
    const of = { ...article("review"), title: "Met respect verkocht", customer };
    expect(structuredArticle(site.context, tree, of, { head, route })).toMatchObject({
      ...{ "@type": "Review", name: "Met respect verkocht", author: { "@type": "Person", name: "Familie Peeters" } },
      reviewRating: { ratingValue: 5, bestRating: 5 },
    });
    expect(Object.keys(structuredOf("review"))).not.toContain("author");
  });
});

describe("SEO-2 breadcrumbs", () => {
  it("ROUTE-6 match those on the page, starting at home", () => {
    const crumbs = [
      { label: "Te koop", lang: "nl", path: "/nl/te-koop/" },
      { label: "Huis", lang: "nl", path: null },
    ] as const;
    const [list] = breadcrumbList(crumbs, "nl", { siteUrl, url: `${siteUrl}/nl/te-koop/7/` });
    expect(list?.["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/nl/` },
      { "@type": "ListItem", position: 2, name: "Te koop", item: `${siteUrl}/nl/te-koop/` },
      { "@type": "ListItem", position: 3, name: "Huis", item: `${siteUrl}/nl/te-koop/7/` },
    ]);
    expect(breadcrumbList([], "nl", { siteUrl, url: siteUrl })).toEqual([]);
  });
});

describe("the JSON-LD of a document", () => {
  const content = { title: "Over", description: "", image: null, lang: "nl" } as const;
  const frameOf = (isActiveSEO: boolean) =>
    routeMeta(site.context, tree, routeFixture({ id: "about" }), { ...content, seo: seoFixture({ isActiveSEO }) });

  it("is in the document only, and not on pages hidden from search engines", () => {
    const rendered = new Map<string, string>();
    const meta = withStructured({ ...site.context, rendered, isDataRequest: false }, tree, frameOf(true), [{ a: 1 }]);
    expect(meta.structured).toEqual({ name: "structured", html: null });
    expect(rendered.get("structured")).toContain('{"a":1}');
    const data = withStructured({ ...site.context, rendered, isDataRequest: true }, tree, frameOf(true), [{ a: 1 }]);
    expect(data.structured?.html).toBe("");
    expect(withStructured({ ...site.context, rendered }, tree, frameOf(false), [{}])).not.toHaveProperty("structured");
  });

  it("is never ended by a text within it", () => {
    expect(structuredMarkup([{ name: "</script><script>alert(1)" }])).toMatch(/^<script[^>]*>[^<]*<\/script>$/);
  });
});
