import { describe, expect, it } from "vitest";
import type { Language, Link } from "@gevel/config";
import { compiled, pointer, type StoredContent } from "../api/site/compile/site-fixture";

const pages: StoredContent["pages"] = [
  { id: "buy", title: "Te koop", path: "te-koop" },
  { id: "buy", locale: "fr", title: "À vendre", breadcrumb: "Acheter", path: "a-vendre" },
  { id: "sell", title: "Verkopen", path: "verkopen" },
  { id: "belge", locale: "fr", title: "Belge", path: "belge" },
];
const articles = [
  { id: "anna", title: "Anna", path: "team/anna" },
  { id: "silent", title: "Zonder adres" },
];

/** The result of one link of the header, and its problems. */
function linked(link: object, language: Language = "nl"): { link: Link | undefined; problems: string[] } {
  const given = { label: "", page: null, article: null, url: null, ...link };
  const site = compiled({ pages, articles, siteConfigs: [{ id: "c", agencyName: "Travee", headerLinks: [given] }] });
  return { link: site.tree(language).config.headerLinks[0], problems: site.problems };
}

describe("a link of staff", () => {
  it("prefers a page to an article, and either to an address", () => {
    const all = { page: pointer("buy"), article: pointer("anna"), url: "https://example.com" };
    expect(linked({ label: "Kijk", ...all }).link).toEqual({ label: "Kijk", routeId: "buy", url: "" });
    expect(linked({ ...all, page: null }).link).toMatchObject({ routeId: "anna", url: "" });
    expect(linked({ url: all.url }).link).toEqual({ label: all.url, routeId: null, url: all.url });
    expect(linked({ label: "Kijk", url: all.url }).link?.label).toBe("Kijk");
  });

  it("LANG-4 has its page's name in the language, else in the default one, when it has no label", () => {
    expect(linked({ page: pointer("buy") }, "fr").link?.label).toBe("Acheter");
    expect(linked({ page: pointer("sell") }, "fr").link?.label).toBe("Verkopen");
    expect(linked({ page: pointer("buy") }).link?.label).toBe("Te koop");
    expect(linked({ page: pointer("belge") }, "fr").link?.label).toBe("Belge");
  });

  it("is left out and reported when it has no target", () => {
    expect(linked({ url: "" })).toEqual({ link: undefined, problems: [] });
    expect(linked({ url: "javascript:alert(1)" }).link).toBeUndefined();
    expect(linked({ article: pointer("silent") })).toEqual({
      link: undefined,
      problems: ["the header links to silent, which has no published address"],
    });
    expect(linked({ page: pointer("belge") }).link).toBeUndefined();
  });
});
