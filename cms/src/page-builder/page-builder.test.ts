import { describe, expect, it } from "vitest";
import type { SiteContent } from "../api/site/site-content";
import { contentOf, pointer, type StoredContent } from "../api/site/compile/site-fixture";
import { withNewModules, missingIn, copyProblem } from "./copy-to-language";
import { nextSort, moduleRows } from "./page-builder-routes";
import { pageState, type PageBuilderContent, isUntranslated, sameText } from "./read-page-builder-content";

const built = (drafts: StoredContent, published: StoredContent = {}): PageBuilderContent => ({
  drafts: contentOf(drafts),
  published: contentOf(published),
  defaultLanguage: "nl",
  enabled: ["nl", "fr", "en"],
});
const later = { updatedAt: "2026-01-02T00:00:00.000Z" };

describe("CMS-13 the rows of modules", () => {
  const rows = (drafts: StoredContent["modules"] = [], published: StoredContent["modules"] = []) => {
    const { drafts: from, published: live } = built({ modules: drafts }, { modules: published });
    return moduleRows({ drafts: from.modules, published: live.modules }, { language: "fr", defaultLanguage: "nl" });
  };

  it("have the heading in the form's language, and the state of each language", () => {
    const dutch = { id: "m", title: "Panden", name: "Home: Panden" };
    const french = { id: "m", locale: "fr" as const, title: "Biens", ...later };
    expect(rows([dutch, french], [dutch, { ...french, updatedAt: "2026-01-01T00:00:00.000Z" }])).toMatchObject([
      {
        ...{ title: "Biens", view: "module-view", kinds: [] },
        languages: [
          { language: "nl", state: "published" },
          { language: "fr", state: "modified", untranslated: false },
        ],
      },
    ]);
  });

  it("fall back to the default language, and then to any", () => {
    expect(rows([{ id: "m", title: "Panden" }])).toMatchObject([{ title: "Panden", languages: [{ state: "draft" }] }]);
    expect(rows([{ id: "m", locale: "en", title: "Homes" }])).toMatchObject([{ title: "Homes" }]);
  });

  it("name the kinds of contents, also those without settings", () => {
    const relations = [{ __component: "relation.category" }, { __component: "relation.costs", id: 1 }];
    expect(rows([{ id: "m", relations }])).toMatchObject([{ kinds: ["relation.category", "relation.costs"] }]);
  });
});

describe("CMS-13 an untranslated module", () => {
  it.each([
    [{ title: "Huis", text: "Lang" }, true],
    [{ title: "Huis", text: "Long" }, false],
    [{ title: "Maison", text: "Lang" }, false],
  ])("is detected by its texts: %j", (own, expected) => {
    expect(isUntranslated(own, { title: "Huis", text: "Lang", other: "" })).toBe(expected);
  });
  it("is none without any text", () => {
    expect(isUntranslated({ title: "" }, { title: "" })).toBe(false);
    expect(sameText({ title: "" }, { title: "" })).toEqual([]);
  });
});

const home = { id: "home", originalPath: "home", title: "Start" };
const page = { id: "p", title: "Over ons", path: "over", modules: [pointer("a"), pointer("b")] };
const twoModules = [
  { id: "a", title: "A" },
  { id: "b", title: "B" },
];

describe("CMS-13 the state of a page", () => {
  it("counts unpublished modules, and those that a language lacks", () => {
    const french = { ...page, locale: "fr" as const, title: "Over ons", modules: [pointer("a")] };
    const drafts = { pages: [page, french], modules: [...twoModules, { id: "a", locale: "fr" as const, title: "A" }] };
    const state = pageState("p", built(drafts, { pages: [page], modules: [{ id: "a", title: "A" }] }));
    expect(state?.languages).toMatchObject([
      { language: "nl", state: "published", untranslated: [], unpublishedModules: 1, missingModules: 0 },
      { language: "fr", state: "draft", untranslated: ["title"], unpublishedModules: 1, missingModules: 1 },
      { language: "en", state: null, missingModules: 2 },
    ]);
    expect(state?.menu).toBeNull();
    expect(pageState("gone", built({}))).toBeNull();
  });

  it("has the entry of the menu", () => {
    const menus = [
      { id: "x", name: "X" },
      { id: "y", name: "Over", page: pointer("p") },
    ];
    expect(pageState("p", built({ pages: [page], menus }))?.menu).toEqual({ id: "y", languages: ["nl"] });
  });
});

describe("CMS-1 the translation of a page", () => {
  const why = (drafts: StoredContent, request: Partial<{ from: "nl" | "fr"; to: "nl" | "fr" | "en" | "de" }> = {}) =>
    copyProblem({ id: "p", from: "nl", to: "fr", ...request }, built(drafts))?.en ?? null;

  it("is allowed when nothing prevents it", () => {
    expect(why({ pages: [home, page], modules: twoModules })).toBeNull();
  });

  it.each([
    ["it is gone", {}, {}, /no longer exists/],
    ["the site has no such language", { pages: [page] }, { to: "de" as const }, /not exist in German/],
    ["it is not there to begin with", { pages: [page] }, { from: "fr" as const, to: "en" as const }, /in French: save/],
    [
      "the default language lacks it",
      { pages: [{ ...page, locale: "fr" as const }] },
      { from: "fr" as const, to: "en" as const },
      /in Dutch first/,
    ],
    [
      "its parent is not there",
      { pages: [home, { ...page, parent: pointer("home") }] },
      {},
      /“Start”.*not exist in French/,
    ],
    [
      "all is there",
      {
        pages: [
          { ...page, modules: [] },
          { ...page, modules: [], locale: "fr" as const },
        ],
      },
      {},
      /already/,
    ],
  ] as const)("is rejected with a message when %s", (_why, drafts, request, expected) => {
    expect(why({ ...drafts } as StoredContent, request)).toMatch(expected);
  });

  it("includes modules that the language lacks, and nothing else", () => {
    const drafts = {
      pages: [page],
      modules: [...twoModules, { id: "a", locale: "fr" as const, title: "A" }],
      menus: [{ id: "y", name: "Over", page: pointer("p") }],
    };
    expect(missingIn({ id: "p", from: "nl", to: "fr" }, built(drafts))).toEqual({
      page: true,
      modules: ["b"],
      menu: "y",
    });
  });

  it.each([
    [[], ["a", "b"], ["a", "b"], ["a", "b"]],
    [["a", "b"], ["a", "n", "b"], ["n"], ["a", "n", "b"]],
    [["own", "a"], ["n", "a"], ["n"], ["n", "own", "a"]],
    [["a"], ["a", "left-out", "n"], ["n"], ["a", "n"]],
  ])("puts new modules into %j at their place in %j", (own, other, made, expected) => {
    expect(withNewModules(own, other, made)).toEqual(expected);
  });
});

it("CMS-1 a new menu entry comes after all others at the top", () => {
  const menus = (stored: StoredContent["menus"]): Pick<SiteContent, "menus"> => contentOf({ menus: stored });
  expect(nextSort(menus([]))).toBe(10);
  const below = { id: "b", name: "B", sort: 90, parent: pointer("a") };
  expect(nextSort(menus([{ id: "a", name: "A", sort: 20 }, below]))).toBe(30);
});
