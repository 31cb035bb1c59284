import { languages, siteTreeSchema, type Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { compiled, pointer } from "./site-fixture";

const link = (label: string, to: object) => ({ label, page: null, article: null, url: null, ...to });

describe("compileSite", () => {
  it("compiles complete trees from an empty database", () => {
    const site = compiled({});
    expect(site.enabled).toEqual([...languages]);
    expect(siteTreeSchema.parse(site.tree("nl"))).toMatchObject({ menu: [], footer: null, popup: null, pages: {} });
  });

  it("LANG-1 keeps the order of the language switch and enables the default language", () => {
    const languages = [
      { code: "fr", use: true },
      { code: "de", use: false },
      { code: "en", use: true },
    ];
    expect(compiled({ siteConfigs: [{ id: "c", agencyName: "Travee", languages }] }).enabled).toEqual([
      "nl",
      "fr",
      "en",
    ]);
  });

  it("reads the oldest of several configurations, footers and popups", () => {
    const site = compiled({
      siteConfigs: [
        { id: "second", agencyName: "Later", createdAt: "2026-03-01T00:00:00Z" },
        { id: "first", agencyName: "Travee", propertyList: { soldStatus: "gone-410" } },
      ],
    });
    expect(site.tree("nl").config).toMatchObject({
      agencyName: "Travee",
      propertyList: { soldStatus: 410, pageSize: 24 },
    });
  });

  it("leaves out and reports references to unpublished content", () => {
    const site = compiled({
      pages: [{ id: "home", title: "Home", originalPath: "home", modules: [pointer("gone"), pointer("m")] }],
      modules: [
        {
          id: "m",
          relations: [
            { __component: "relation.category", category: pointer("gone") },
            { __component: "relation.slider", slider: null },
            { __component: "relation.contact", contact: pointer("form") },
          ],
        },
      ],
      contactForms: [{ id: "form", form: "contact-me", title: "Schrijf ons" }],
      footers: [
        {
          id: "f",
          columns: [{ links: [link("Weg", { page: pointer("gone") }), link("Thuis", { page: pointer("home") })] }],
        },
      ],
    });
    const [module, ...others] = site.tree("nl").pages.home?.modules ?? [];
    expect(others).toEqual([]);
    expect(module?.relations.map(({ type }) => type)).toEqual(["contact"]);
    expect(site.tree("nl").footer?.columns[0]?.links).toEqual([{ label: "Thuis", routeId: "home", url: "" }]);
    expect(site.problems.filter((problem) => problem.includes("gone"))).toHaveLength(3);
  });

  it("LANG-4 has a module without a version in the language at its place, and leaves out unpublished ones", () => {
    const page = { id: "home", title: "Home", originalPath: "home" };
    const site = compiled({
      pages: [
        { ...page, modules: ["a", "b", "c", "d"].map(pointer) },
        { ...page, locale: "fr", modules: ["a", "c"].map(pointer) },
      ],
      modules: [
        ...["a", "b", "c", "d"].map((id) => ({ id, title: id })),
        ...["a", "c", "d"].map((id) => ({ id, locale: "fr" as Language, title: `${id} fr` })),
      ],
    });
    const shown = site.tree("fr").pages.home?.modules.map(({ id, lang }) => `${id} ${lang}`);
    expect(shown).toEqual(["a fr", "b nl", "c fr"]);
  });

  it("LANG-4 falls back to the default language's relation when its target has no version in this one", () => {
    const relations = (category: object | null) => [{ __component: "relation.category", category }];
    const site = compiled({
      pages: [{ id: "home", title: "Home", originalPath: "home", modules: [pointer("m")] }],
      modules: [
        { id: "m", relations: relations(pointer("team")) },
        { id: "m", locale: "fr", title: "Equipe", relations: relations(null) },
      ],
      categories: [{ id: "team", title: "Team", articles: [pointer("anna")] }],
      articles: [{ id: "anna", title: "Anna", html: "<p>Hallo</p>" }],
    });
    const [module] = site.tree("fr").pages.home?.modules ?? [];
    expect(module).toMatchObject({
      lang: "fr",
      relations: [{ category: { lang: "nl", articles: [{ id: "anna", lang: "nl" }] } }],
    });
  });

  it("CMS-3 fills empty search engine texts from the page, its menu entry and the agency", () => {
    const site = compiled({
      siteConfigs: [{ id: "c", agencyName: "Travee" }],
      pages: [
        {
          id: "a",
          title: "Verkopen",
          path: "a",
          originalPath: "a",
          content: `<p>${"Wij verkopen uw huis. ".repeat(20)}</p>`,
        },
        { id: "b", title: "Dank u", path: "b", originalPath: "b", type: "feedback" },
        { id: "c", title: "Team", path: "c", originalPath: "c", seo: { metaTitle: "Ons team", isActiveSEO: false } },
      ],
      menus: [{ id: "m", name: "Verkopen", page: pointer("a"), seo: { ogTitle: "Verkoop met Travee" } }],
    });
    const { a, b, c } = site.tree("nl").pages;
    expect(a?.seo).toMatchObject({
      metaTitle: "Verkopen | Travee",
      ogTitle: "Verkoop met Travee",
      twitterTitle: "Verkoop met Travee",
    });
    expect(a?.seo.metaDescription.length).toBeLessThanOrEqual(161);
    expect(a?.seo.isActiveSEO).toBe(true);
    expect(b?.seo.isActiveSEO).toBe(false);
    expect(c?.seo).toMatchObject({ metaTitle: "Ons team", pageTitle: "Team", isActiveSEO: false });
  });

  it("ROUTE-8 reads redirects by their original path and rejects those without a safe target", () => {
    const site = compiled({
      redirects: [
        { id: "a", from: "/Oude-Pagina/", to: "/nl/nieuw/" },
        { id: "b", from: "x", to: "javascript:alert(1)" },
        { id: "c", from: "lus", to: "/lus/" },
        { id: "d", from: "y", to: "//elders.example" },
      ],
    });
    expect(site.tree("nl").redirects).toEqual([{ from: "oude-pagina", to: "/nl/nieuw/" }]);
    expect(site.problems).toHaveLength(3);
  });

  it("gives a popup that was published again a new version", () => {
    const popup = { id: "p", title: "Opendeurdag", descriptionHtml: "<p onclick='x()'>Kom</p>" };
    const first = compiled({ popups: [popup] }).tree("nl").popup;
    const second = compiled({ popups: [{ ...popup, updatedAt: "2026-02-02T00:00:00Z" }] }).tree("nl").popup;
    expect(first?.version).not.toBe(second?.version);
    expect(first?.descriptionHtml).toBe("<p>Kom</p>");
  });
});
