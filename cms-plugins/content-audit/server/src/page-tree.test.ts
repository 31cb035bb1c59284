import { describe, expect, it } from "vitest";
import { pageTree } from "./content-audit.js";
import { contentOf, pointer, type StoredContent } from "../../../../cms/src/api/site/compile/site-fixture.js";
import { auditedContent } from "../../../../cms/src/api/site/audit/audit-sources.js";

const [before, after] = ["2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"];
const siteConfigs: StoredContent["siteConfigs"] = [
  {
    id: "config",
    languageDefault: "nl",
    languages: [
      { code: "fr", use: true },
      { code: "nl", use: true },
    ],
  },
];

const noTargets = {
  siteUrl: "https://travee.example",
  properties: new Set<number>(),
  projects: new Set<number>(),
  listingKeys: new Set<string>(),
  files: new Set<string>(),
};

const treeOf = (published: StoredContent, drafts: StoredContent) =>
  pageTree(auditedContent(contentOf({ siteConfigs, ...published }), contentOf({ siteConfigs, ...drafts }), noTargets));

describe("CMS-13 the page tree", () => {
  it("has the home page first and each page below its parent, also drafts and articles with an address", () => {
    const pages = [
      { id: "sell", title: "Verkopen", path: "verkopen" },
      { id: "price", title: "Prijs", path: "prijs", parent: pointer("sell") },
      { id: "home", title: "Start", originalPath: "home" },
    ];
    const articles = [
      { id: "tip", title: "Een tip", path: "verkopen/tip", parent: pointer("price") },
      { id: "quote", title: "Zonder adres" },
    ];
    const tree = treeOf({ pages: pages.slice(0, 1) }, { pages, articles });
    expect(tree.map(({ id, depth }) => [id, depth])).toEqual([
      ["home", 0],
      ["sell", 0],
      ["price", 1],
      ["tip", 2],
    ]);
  });

  it("has the state of each page in each enabled language, the default one first", () => {
    const live = [
      { id: "a", title: "A" },
      { id: "a", locale: "fr" as const, title: "A", updatedAt: before },
      { id: "b", title: "B", locale: "de" as const },
    ];
    const drafts = [
      { id: "a", title: "A" },
      { id: "a", locale: "fr" as const, title: "A bis", updatedAt: after },
      { id: "b", title: "B", locale: "fr" as const },
    ];
    const states = treeOf({ pages: live }, { pages: drafts }).map((entry) => entry.states);
    expect(states).toEqual([
      { nl: "published", fr: "modified" },
      { nl: "missing", fr: "draft" },
    ]);
    expect(Object.keys(states[0] ?? {})).toEqual(["nl", "fr"]);
  });

  it("includes every page of a loop, or below a deleted one", () => {
    const pages = [
      { id: "a", title: "A", parent: pointer("b") },
      { id: "b", title: "B", parent: pointer("a") },
      { id: "c", title: "C", parent: pointer("gone") },
    ];
    expect(treeOf({}, { pages }).map(({ id, depth }) => [id, depth])).toEqual([
      ["c", 0],
      ["a", 0],
      ["b", 0],
    ]);
  });
});
