import { describe, expect, it } from "vitest";
import { menuTree } from "./write-order.js";
import { type MenuVersion, misplacedVersions, menuPositions } from "./menu-positions.js";
import { numbered, menuOrderProblem } from "./menu-tree-controller.js";

let count = 0;
const timestamp = new Date("2026-01-01");
const version = (documentId: string, given: Partial<MenuVersion> = {}): MenuVersion => ({
  ...{ id: ++count, documentId, locale: "nl", publishedAt: false, createdAt: timestamp, updatedAt: timestamp },
  ...{ name: documentId, title: "", sort: 0, type: "page", redirect: false, redirectUrl: "", menuMobile: true },
  ...{ isHaveSubMenu: true, parent: null, page: null, article: null, updatedBy: null },
  ...given,
});
const both = (documentId: string, given: Partial<MenuVersion> = {}) => [
  version(documentId, given),
  version(documentId, { ...given, publishedAt: true }),
];
const french = { locale: "fr" } as const;
const languages = ["nl", "fr"] as const;
const placesOf = (versions: readonly MenuVersion[]) =>
  menuPositions(versions, languages).map(({ id, parent }) => `${parent ?? ""}/${id}`);

describe("the place of a menu entry", () => {
  it("follows its sort number; of two equal ones the older comes first", () => {
    const versions = [...both("b", { sort: 2 }), ...both("c", { sort: 2 }), ...both("a", { sort: 1 })];
    expect(placesOf(versions)).toEqual(["/a", "/b", "/c"]);
  });

  it("is that of the default language, else that of the parent's own language", () => {
    const versions = [
      ...both("home"),
      ...both("sell", french),
      ...both("price", { parent: null, sort: 1 }),
      ...both("price", { ...french, parent: "sell" }),
      ...both("tip", { parent: "home", sort: 2 }),
      ...both("tip", { ...french, parent: "sell" }),
    ];
    expect(placesOf(versions)).toEqual(["/home", "home/tip", "/sell", "sell/price"]);
  });

  it("is at the top when its parent is deleted, and in a loop", () => {
    const versions = [
      version("lost", { parent: "gone" }),
      version("a", { parent: "b" }),
      version("b", { parent: "a" }),
      version("c", { parent: "b" }),
    ];
    expect(placesOf(versions)).toEqual(["/lost", "/a", "/b", "b/c"]);
  });

  it("is corrected per version, as far as the parent has that version", () => {
    const versions = [
      ...both("head", { sort: 1 }),
      version("head", french),
      ...both("below", { parent: "head", sort: 1 }),
      ...both("below", { ...french, sort: 2 }),
    ];
    const wrong = misplacedVersions(versions, menuPositions(versions, languages));
    expect(
      wrong.map(({ version: { documentId, locale, publishedAt }, sort, parent }) => [
        documentId,
        locale,
        publishedAt,
        sort,
        parent,
      ]),
    ).toEqual([
      ["head", "fr", false, 1, null],
      ["below", "fr", false, 1, "head"],
      // French has no published parent: only the number is set.
      ["below", "fr", true, 1, null],
    ]);
  });
});

describe("the menu as a tree", () => {
  it("has each entry's titles, states and reason for being hidden, and flags a language with another order", () => {
    const later = new Date("2026-02-01");
    const versions = [
      ...both("head", {
        title: "Verkopen",
        isHaveSubMenu: false,
        menuMobile: false,
        page: { documentId: "p", title: "Verkoop" },
      }),
      version("head", { ...french, updatedAt: later }),
      version("head", { ...french, publishedAt: true }),
      version("out", { sort: 1, type: "link", redirectUrl: "https://example.com" }),
    ];
    const { rows, unsettled } = menuTree(versions, languages);
    expect(rows).toEqual([
      {
        ...{ id: "head", parent: null, name: "head", titles: { nl: "Verkopen", fr: "head" }, elsewhere: [] },
        ...{ states: { nl: "published", fr: "modified" }, opens: "Verkoop", inMobileMenu: false, showsBelow: false },
      },
      {
        ...{ id: "out", parent: null, name: "out", titles: { nl: "out" }, elsewhere: [] },
        ...{
          states: { nl: "draft", fr: "missing" },
          opens: "https://example.com",
          inMobileMenu: true,
          showsBelow: true,
        },
      },
    ]);
    expect(unsettled).toBe(false);
    const moved = [
      ...versions.slice(0, -1),
      version("out", { sort: 1 }),
      version("out", { sort: 0, publishedAt: true, updatedAt: later }),
    ];
    expect(menuTree(moved, languages).unsettled).toBe(true);
    // A child published before its parent: the site reads its draft's relation.
    const early = [...both("head"), version("tip", { parent: "head" }), version("tip", { publishedAt: true })];
    expect(menuTree(early, languages).unsettled).toBe(false);
  });

  it("has a new version when an entry was moved, added or deleted, and the same when texts changed", () => {
    const [a, b] = [version("a"), version("b", { sort: 1 })];
    const { version: first } = menuTree([a, b], languages);
    const others = [[b], [a, { ...b, sort: 2 }], [a, { ...b, parent: "a" }], [a, b, version("c")]];
    for (const other of others) expect(menuTree(other, languages).version).not.toBe(first);
    expect(menuTree([a, { ...b, title: "Anders" }], languages).version).toBe(first);
  });
});

describe("an order of staff", () => {
  const names = new Map(["a", "b", "c"].map((id) => [id, id.toUpperCase()]));
  const place = (id: string, parent: string | null = null) => ({ id, parent });

  it("has every entry once, none below itself", () => {
    expect(menuOrderProblem([place("c"), place("a", "c"), place("b", "a")], names)).toBeNull();
    for (const wrong of [
      [place("a"), place("b")],
      [place("a"), place("b"), place("b")],
      [place("a"), place("b"), place("d")],
      [place("a"), place("b"), place("c", "d")],
    ])
      expect(menuOrderProblem(wrong, names)).toMatchObject({
        id: null,
        message: { en: "This is not the whole menu. Load the page again." },
      });
    expect(menuOrderProblem([place("a", "b"), place("b", "a"), place("c")], names)).toMatchObject({
      id: "a",
      message: { nl: "“A” zou onder zichzelf komen te staan." },
    });
    expect(menuOrderProblem([place("a", "a"), place("b"), place("c")], names)?.id).toBe("a");
  });

  it("keeps sort numbers that are already right, and spaces out new ones", () => {
    const before = [
      { id: "a", parent: null, sort: 1 },
      { id: "b", parent: null, sort: 5 },
      { id: "c", parent: "b", sort: 3 },
    ];
    expect(numbered([place("a"), place("b"), place("c", "b")], before).map(({ sort }) => sort)).toEqual([1, 5, 3]);
    expect(numbered([place("b"), place("c", "b"), place("a")], before)).toEqual([
      { id: "b", parent: null, sort: 10 },
      { id: "c", parent: "b", sort: 3 },
      { id: "a", parent: null, sort: 20 },
    ]);
  });
});
