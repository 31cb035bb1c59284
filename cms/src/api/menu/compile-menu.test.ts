import { describe, expect, it } from "vitest";
import { menuLayout } from "./menu-type";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";
import { compiled, pointer } from "../site/compile/site-fixture";

const target = { id: "page", title: "Te koop", path: "te-koop", originalPath: "for-sale" };

describe("compileMenu", () => {
  it("CHROME-1 sorts entries, nests them and links them to routes, addresses or paths under their parents", () => {
    const menu = compiled({
      pages: [target],
      menus: [
        { id: "last", name: "Blog", sort: 9, path: "blog" },
        { id: "first", name: "Kopen", sort: 1, page: pointer("page") },
        { id: "child", name: "Nieuws", sort: 1, path: "nieuws", parent: pointer("last") },
        { id: "away", name: "Elders", sort: 5, type: "link", redirect: true, redirectUrl: "www.example.com" },
      ],
      redirects: [{ id: "news", from: "blog/nieuws", to: "/nl/te-koop/" }],
    }).tree("nl").menu;
    expect(menu.map(({ id, routeId, url }) => [id, routeId, url])).toEqual([
      ["first", "page", ""],
      ["away", null, "https://www.example.com"],
      ["last", null, "/nl/blog/nieuws/"],
    ]);
    expect(menu[2]?.childMenus.map(({ url }) => url)).toEqual(["/nl/blog/nieuws/"]);
  });

  it("CHROME-1 links an entry without a page of its own to the first below it, at any depth, and never to its bare path", () => {
    const menu = compiled({
      pages: [target, { id: "page", locale: "fr", title: "À vendre", path: "a-vendre" }],
      menus: [
        { id: "over", name: "Aanbod", path: "aanbod" },
        { id: "between", name: "Kopen", path: "kopen", parent: pointer("over") },
        { id: "leaf", name: "Te koop", page: pointer("page"), parent: pointer("between") },
        { id: "other", name: "Elders", sort: 2, type: "link", redirectUrl: "/nl/elders/", parent: pointer("over") },
      ],
    });
    for (const language of ["nl", "fr"] as const) {
      const [over] = menu.tree(language).menu;
      expect([over?.routeId, over?.url, over?.childMenus[0]?.routeId]).toEqual(["page", "", "page"]);
      expect(over?.childMenus.map(({ id }) => id)).toEqual(["between", "other"]);
    }
  });

  it("CHROME-1 ROUTE-9 leaves out an entry whose path does not exist, and keeps one with entries below it or a redirect", () => {
    const menu = compiled({
      pages: [target, { ...target, locale: "fr", title: "À vendre", path: "a-vendre" }],
      menus: [
        ...[
          "nergens",
          "index.php",
          "te-koop/nergens",
          "a-vendre",
          "for-sale",
          "oud",
          "favorieten",
          "te-koop/gent/huis/12",
        ].map((path, sort) => ({ id: path, name: path, path, sort })),
        { id: "over", name: "Over", path: "over", sort: 8 },
        { id: "gone", name: "Weg", path: "weg", parent: pointer("over") },
        { id: "shown", name: "Er is er een", path: "er-is", sort: 9 },
        { id: "under", name: "Kopen", page: pointer("page"), parent: pointer("shown") },
      ],
      redirects: [
        { id: "old", from: "oud", to: "/nl/te-koop/" },
        { id: "number", from: "index.php?id=12", to: "/nl/te-koop/" },
      ],
    });
    expect(menu.tree("nl").menu.map(({ id, url }) => [id, url])).toEqual([
      ...["a-vendre", "for-sale", "oud", "favorieten", "te-koop/gent/huis/12"].map((path) => [path, `/nl/${path}/`]),
      ["shown", ""],
    ]);
    expect(menu.problems).toContain("menu entry gone has no target");
  });

  it("CMS-1 shows visitors the title field, or the name for staff when that is empty", () => {
    const promised = Object.entries(menuLayout.fields).filter(([, { help }]) => help?.startsWith("What visitors read"));
    expect(promised).toHaveLength(1);
    const menu = compiled({
      pages: [target],
      menus: [
        { id: "a", name: "Intern", ...promised.map(([field]) => ({ [field]: "Te koop" }))[0], page: pointer("page") },
        { id: "b", name: "Alleen intern", sort: 1, page: pointer("page") },
      ],
    }).tree("nl").menu;
    expect(menu.map(({ title }) => title)).toEqual(["Te koop", "Alleen intern"]);
  });

  it("CMS-1 has hints that describe the same field as public in every language of the admin", () => {
    const visitorsRead = { en: /^What visitors read/, nl: /^Wat bezoekers lezen/, fr: /^Ce que lisent les visiteurs/ };
    const helpOf = (texts: Readonly<Record<string, string>>) =>
      Object.entries(texts).flatMap(([id, text]): [field: string, help: string][] => {
        const [, field] = /^gevel\.help\.api::menu\.menu\.(\w+)$/.exec(id) ?? [];
        return field === undefined ? [] : [[field, text]];
      });
    const helps = {
      en: Object.entries(menuLayout.fields).map(([field, { help }]) => [field, help] as const),
      nl: helpOf(nl),
      fr: helpOf(fr),
    };
    for (const language of ["en", "nl", "fr"] as const)
      expect(helps[language].filter(([, help = ""]) => visitorsRead[language].test(help))).toEqual([
        ["title", expect.any(String)],
      ]);
  });

  it("CHROME-1 puts the path of an entry under the address of its parent's page, and links to the page at that address", () => {
    const menu = compiled({
      pages: [
        target,
        { id: "under", title: "Huizen", path: "huizen", parent: pointer("page") },
        { id: "garden", title: "Met tuin", path: "te-koop/huizen/met-tuin" },
      ],
      menus: [
        { id: "a", name: "Huizen", sort: 1, page: pointer("under") },
        { id: "aa", name: "Met tuin", path: "/met-tuin/", parent: pointer("a") },
        { id: "aaa", name: "Groot", path: "groot", parent: pointer("aa") },
        { id: "b", name: "Elders", sort: 2, type: "link", redirectUrl: "https://www.example.com/", path: "elders" },
        { id: "bb", name: "Hier", path: "hier", parent: pointer("b") },
      ],
      redirects: [
        { id: "big", from: "te-koop/huizen/met-tuin/groot", to: "/nl/te-koop/" },
        { id: "here", from: "elders/hier", to: "/nl/te-koop/" },
      ],
    }).tree("nl").menu;
    const [a, b] = menu;
    // Its own page takes precedence over those below it.
    expect(a?.childMenus[0]).toMatchObject({ routeId: "garden", url: "" });
    expect(a?.childMenus[0]?.childMenus[0]).toMatchObject({ url: "/nl/te-koop/huizen/met-tuin/groot/" });
    expect(b?.childMenus[0]).toMatchObject({ url: "/nl/elders/hier/" });
  });

  it("leaves out loops, children of unpublished parents, and entries without a safe target", () => {
    const site = compiled({
      menus: [
        { id: "a", name: "A", path: "a", parent: pointer("b") },
        { id: "b", name: "B", path: "b", parent: pointer("a") },
        { id: "orphan", name: "Wees", path: "wees", parent: pointer("gone") },
        { id: "bad", name: "Fout", type: "link", redirect: true, redirectUrl: "javascript:alert(1)" },
        { id: "broken", name: "Stuk", path: "stuk", page: pointer("gone") },
      ],
    });
    expect(site.tree("nl").menu).toEqual([]);
    expect(site.problems.length).toBeGreaterThanOrEqual(5);
  });

  it("LANG-4 keeps an entry under its parent in a language where the parent has no version", () => {
    const menu = compiled({
      pages: [target],
      menus: [
        { id: "parent", name: "Diensten", page: pointer("page") },
        { id: "child", name: "Kopen", page: pointer("page"), parent: pointer("parent") },
        { id: "child", locale: "fr", name: "Acheter", page: null, parent: null },
      ],
    }).tree("fr").menu;
    expect(menu).toMatchObject([
      { id: "parent", lang: "nl", childMenus: [{ id: "child", lang: "fr", routeId: "page" }] },
    ]);
  });

  it("CHROME-2 has the options that staff set on an entry, and no others", () => {
    const picture = { url: "/uploads/a.png", mime: "image/png", width: 8, height: 8, alternativeTexts: {} };
    const [entry, bare] = compiled({
      pages: [target],
      menus: [
        {
          ...{ id: "a", name: "Intern", title: "Te koop", page: pointer("page"), css: "rood", description: "Alles" },
          ...{ image: picture, isHaveSubMenu: false, showFixedMenu: false, menuMobile: false },
        },
        { id: "b", name: "Kaal", sort: 1, page: pointer("page"), image: picture },
      ],
    }).tree("nl").menu;
    expect(entry).toEqual({
      ...{ id: "a", lang: "nl", name: "Intern", title: "Te koop", routeId: "page", url: "", childMenus: [] },
      ...{ isHaveSubMenu: false, showFixedMenu: false, menuMobile: false, css: "rood", description: "Alles" },
      image: { url: "/uploads/a.png", mime: "image/png", width: 8, height: 8, alt: "Te koop" },
    });
    expect(bare).toMatchObject({ isHaveSubMenu: true, showFixedMenu: true, menuMobile: true, image: { alt: "Kaal" } });
  });

  it("ROUTE-8 links to its redirect, and to its page when it has none", () => {
    const menu = (given: object) =>
      compiled({ pages: [target], menus: [{ id: "a", name: "A", page: pointer("page"), ...given }] }).tree("nl")
        .menu[0];
    const away = { redirectUrl: "https://example.com/" };
    const result = (given: object) =>
      compiled({ pages: [target], menus: [{ id: "a", name: "A", page: pointer("page"), ...given }] }).problems;
    expect([result({ ...away, redirect: true }), result(away)]).toEqual([[], []]);
    expect(menu({ ...away, redirect: true })).toMatchObject({ routeId: null, url: "https://example.com/" });
    expect(menu({ ...away, type: "link" })).toMatchObject({ routeId: null, url: "https://example.com/" });
    expect(menu(away)).toMatchObject({ routeId: "page", url: "" });
    expect(menu({ redirect: true })).toMatchObject({ routeId: "page", url: "" });
  });

  it("links an article's entry to the article, and an entry without one to its path, in any case", () => {
    const menu = (given: object) =>
      compiled({
        pages: [target, { id: "belge", locale: "fr", title: "Belge", path: "belge" }],
        articles: [{ id: "anna", title: "Anna", path: "team/anna" }],
        menus: [{ id: "a", name: "A", page: pointer("page"), ...given }],
      }).tree("nl").menu[0];
    expect(menu({ type: "article", article: pointer("anna") })?.routeId).toBe("anna");
    expect(menu({ type: "article", article: null, path: "//Te-Koop/" })?.routeId).toBe("page");
    expect(menu({ page: null, path: "belge" })).toMatchObject({ routeId: null, url: "/nl/belge/" });
    expect(menu({ page: null, path: "//Login//" })?.url).toBe("/nl/Login/");
    expect(menu({ page: null })).toBeUndefined();
  });

  it("gives the reason for each hidden entry", () => {
    const site = compiled({
      pages: [target],
      menus: [
        { id: "orphan", name: "Wees", path: "wees", parent: pointer("gone") },
        { id: "bad", name: "Fout", type: "link", redirectUrl: "javascript:alert(1)" },
        { id: "broken", name: "Stuk", page: pointer("gone") },
        { id: "shelf", name: "Plank", page: pointer("gone") },
        { id: "book", name: "Boek", page: pointer("page"), parent: pointer("shelf") },
      ],
    });
    expect(site.tree("nl").menu).toMatchObject([
      { id: "shelf", routeId: null, url: "", childMenus: [{ id: "book", routeId: "page" }] },
    ]);
    expect(site.problems).toEqual([
      "menu entry bad redirects to an unsafe address",
      "menu entry bad has no target",
      "menu entry broken links to gone, which has no published address",
      "menu entry broken has no target",
      "menu entry shelf links to gone, which has no published address",
      "menu entry orphan is under an unpublished entry, or in a loop",
    ]);
  });
});
