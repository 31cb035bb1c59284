import { describe, expect, it } from "vitest";
import { brokenLinks } from "./content-audit.js";
import { contentOf, pointer, type StoredContent } from "../../../../cms/src/api/site/compile/site-fixture.js";
import { auditedContent } from "../../../../cms/src/api/site/audit/audit-sources.js";

const externalTargets = {
  siteUrl: "https://travee.example",
  properties: new Set([12]),
  listingKeys: new Set(["crm/a-1", "crm/2026/17 é"]),
  projects: new Set([3]),
  files: new Set(["/uploads/plan.pdf"]),
};

const content: StoredContent = {
  siteConfigs: [
    {
      id: "config",
      agencyName: "Travee",
      languageDefault: "nl",
      languages: [
        { code: "nl", use: true },
        { code: "fr", use: true },
      ],
    },
  ],
  pages: [
    { id: "home", title: "Start", originalPath: "home" },
    { id: "home", locale: "fr", title: "Accueil", originalPath: "home" },
    { id: "buy", title: "Te koop", path: "te-koop", originalPath: "for-sale" },
    { id: "buy", locale: "fr", title: "À vendre", path: "a-vendre", originalPath: "for-sale" },
    { id: "sell", title: "Verkopen", path: "verkopen" },
  ],
};
const drafted = [{ id: "soon", title: "Binnenkort", path: "binnenkort" }];

/** The broken links of a site with these entries beside its pages: problem and target of each. */
function broken(more: StoredContent) {
  const pages = [...(content.pages ?? []), ...(more.pages ?? [])];
  const published = contentOf({ ...content, ...more, pages });
  const drafts = contentOf({ ...content, ...more, pages: [...pages, ...drafted] });
  return brokenLinks(auditedContent(published, drafts, externalTargets));
}
const inText = (html: string, locale: "nl" | "fr" = "nl") =>
  broken({ modules: [{ id: "m", locale, title: "Blok", description: html }] }).map(({ problem, target }) => [
    problem,
    target,
  ]);

describe("CMS-13 the broken links of the content audit", () => {
  it("are none when every link has a target", () => {
    const fine = [
      ...["/nl/te-koop/?page=2#lijst", "/nl/for-sale/", "/NL/Verkopen", "https://travee.example/nl/verkopen/", "/"],
      ...["/nl/te-koop/antwerpen/huis/12/", "/nl/property/12/", "/nl/te-koop/antwerpen/12/bezoek/", "/nl/project/3/"],
      ...["/uploads/plan.pdf", "/nl/login/", "/nl/favorieten/", "/sitemap.xml", "#boven", "?page=2"],
      ...["https://example.com/nl/weg/", "mailto:a@example.com", "tel:+3236060606", "//example.com/weg"],
    ];
    for (const address of fine) expect(inText(`<p><a href="${address}">Kijk</a></p>`), address).toEqual([]);
    expect(broken({})).toEqual([]);
  });

  it("include unknown site addresses, in HTML and in Markdown", () => {
    const away = [
      ...["/nl/weg/", "/nl/te-koop/antwerpen/huis/13/", "/nl/property/13/", "/nl/project/4/", "/uploads/gone.pdf"],
      ...["/de/te-koop/", "/nl/property/twaalf/", "https://travee.example/nl/weg", "verkopen/"],
    ];
    for (const address of away) {
      expect(inText(`<p><a href="${address}">Kijk</a></p>`), address).toEqual([["nowhere", address]]);
      expect(inText(`Tekst met [een link](${address}).`), address).toEqual([["nowhere", address]]);
    }
  });

  it("include addresses that exist only in another language, or that leave the language of the text", () => {
    for (const address of ["/nl/a-vendre/", "/fr/a-vendre/", "/fr/"])
      expect(inText(`[Kijk](${address})`), address).toEqual([["other-language", address]]);
    expect(inText("[Voir](/)", "fr")).toEqual([["other-language", "/"]]);
    expect(inText("[Voir](/fr/a-vendre/)", "fr")).toEqual([]);
    // A page without a version in the language is shown in the default one's there.
    expect(inText("[Voir](/fr/verkopen/)", "fr")).toEqual([]);
  });

  it("exclude redirected addresses, and include those whose redirect is broken", () => {
    const redirects = [
      { id: "old", from: "oud", to: "/nl/verkopen/" },
      { id: "lost", from: "/kwijt/", to: "/nl/nergens/" },
    ];
    const modules = [{ id: "m", title: "Blok", description: "[Oud](/nl/oud/) [Kwijt](/nl/kwijt/)" }];
    expect(broken({ redirects, modules })).toMatchObject([
      { uid: "api::redirect.redirect", id: "lost", field: "to", target: "/nl/nergens/", problem: "nowhere" },
    ]);
  });

  it("ROUTE-5 CMS-13 recognize listings by the reference of their source", () => {
    const text = "[A](/property/crm/A-1/) [B](/property/crm/2026%2F17%20%C3%A9/) [C](/nl/property/crm/A-2/)";
    expect(inText(text)).toEqual([["nowhere", "/nl/property/crm/A-2/"]]);
  });

  it("ROUTE-8 CMS-13 recognize the parameters of a redirected address", () => {
    const redirects = [{ id: "old", from: "index.php?id=12", to: "/nl/verkopen/" }];
    const modules = [{ id: "m", title: "Blok", description: "[A](/index.php?x=1&id=12) [B](/index.php?id=13)" }];
    expect(broken({ redirects, modules })).toMatchObject([{ target: "/index.php?id=13", problem: "nowhere" }]);
  });

  it("name the entry, its language, its field and the label of the link", () => {
    const link = { label: "Lees meer", page: pointer("soon"), article: null, url: null };
    expect(broken({ popups: [{ id: "p", title: "Opendeur", link }] })).toEqual([
      {
        ...{ uid: "api::popup.popup", id: "p", language: "nl", title: "Opendeur", field: "link" },
        ...{ label: "Button", linkText: "Lees meer", target: "Binnenkort", problem: "unpublished" },
      },
    ]);
  });

  it("include the links of footers, sliders and the configuration", () => {
    const link = { label: "Weg", page: null, article: null, url: "/nl/weg/" };
    const empty = { label: "Leeg", page: null, article: null, url: null };
    const found = broken({
      footers: [
        { id: "f", columns: [{ title: "Info", links: [link], introHtml: "[Weg](/nl/weg/)" }], bottomLinks: [empty] },
      ],
      sliders: [{ id: "s", title: "Foto’s", slides: [{ title: "Een", link }] }],
      siteConfigs: [{ ...content.siteConfigs?.[0], id: "config", headerLinks: [link], topBar: [{ label: "x", link }] }],
    });
    expect(found.map(({ field, problem }) => `${field} ${problem}`).sort()).toEqual([
      ...["bottomLinks empty", "columns nowhere", "columns nowhere", "headerLinks nowhere", "slides nowhere"],
      "topBar nowhere",
    ]);
  });

  it("include module blocks with empty or unpublished content, and unpublished parents and modules of pages", () => {
    const block = (category: object | null) => ({ __component: "relation.category", category });
    const modules = [
      { id: "none", title: "Leeg", relations: [block(null)] },
      { id: "gone", title: "Weg", relations: [block(pointer("draft"))] },
      // A language without a version of it shows the default language's.
      { id: "ok", title: "Goed", relations: [block(pointer("news"))] },
      { id: "ok", locale: "fr" as const, title: "Bien", relations: [block(null)] },
    ];
    const pages = [{ id: "own", title: "Eigen", path: "eigen", parent: pointer("soon"), modules: [pointer("off")] }];
    const found = broken({ modules, pages, categories: [{ id: "news", title: "Nieuws" }] });
    expect(found.map(({ id, field, problem }) => [id, field, problem])).toEqual([
      ["gone", "relations", "unpublished"],
      ["none", "relations", "empty"],
      ["own", "parent", "unpublished"],
      ["own", "modules", "unpublished"],
    ]);
  });

  it("include menu entries without a target, except those with entries below them", () => {
    const found = broken({
      menus: [
        { id: "page", name: "Kopen", page: pointer("buy") },
        { id: "draft", name: "Binnenkort", page: pointer("soon") },
        { id: "head", name: "Meer" },
        { id: "below", name: "Verkopen", parent: pointer("head"), page: pointer("sell") },
        { id: "nothing", name: "Niets" },
        { id: "path", name: "Pad", path: "nergens" },
        { id: "found", name: "Gevonden", path: "verkopen" },
        { id: "address", name: "Adres", type: "link", redirectUrl: "/fr/a-vendre/" },
        { id: "out", name: "Buiten", redirect: true, redirectUrl: "https://example.com" },
      ],
    });
    expect(found.map(({ id, field, problem }) => [id, field, problem])).toEqual([
      ["address", "redirectUrl", "other-language"],
      ["draft", "page", "unpublished"],
      ["nothing", "page", "empty"],
      ["path", "path", "empty"],
    ]);
  });

  it("exclude disabled languages", () => {
    expect(broken({ modules: [{ id: "m", locale: "de", title: "Block", description: "[x](/weg/)" }] })).toEqual([]);
  });
});
