import type { Language } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { compiled, type StoredContent } from "../site/compile/site-fixture";

const use = (...codes: Language[]) => [
  { id: "config", agencyName: "Travee", languageDefault: "nl", languages: codes.map((code) => ({ code, use: true })) },
];
const site = (redirects: StoredContent["redirects"], more: StoredContent = {}) => {
  const { tree, problems } = compiled({ siteConfigs: use("nl", "fr", "en"), ...more, redirects });
  const followed = (language: Language) =>
    tree(language).redirects.map(({ from, query, to }) => `${from}${query ? `?${query}` : ""} > ${to}`);
  return { followed, problems };
};

describe("ROUTE-8 redirects as the site follows them", () => {
  it("match any notation of the old address, and only the language that it names", () => {
    const { followed, problems } = site([
      { id: "a", from: "oud", to: "/nl/a/" },
      { id: "b", from: "/nl/oude-pagina/", to: "/nl/b/" },
      { id: "c", from: "https://gevel.example/nl/folder#boven", to: "/nl/c/" },
      { id: "d", from: "/fr/vieux", to: "/fr/d/" },
      { id: "e", from: "/de/alt", to: "/nl/e/" },
    ]);
    expect(followed("nl")).toEqual(["oud > /nl/a/", "oude-pagina > /nl/b/", "folder > /nl/c/", "de/alt > /nl/e/"]);
    expect(followed("fr")).toEqual(["vieux > /fr/d/", "oud > /nl/a/", "de/alt > /nl/e/"]);
    expect(followed("en")).toEqual(["oud > /nl/a/", "de/alt > /nl/e/"]);
    expect(problems).toEqual([]);
  });

  it("LANG-4 apply the version of the language before that of the default language", () => {
    const { followed } = site([
      { id: "dutch", from: "dubbel", to: "/nl/een/" },
      { id: "french", from: "dubbel", to: "/fr/un/", locale: "fr" },
      { id: "english", from: "/en/dubbel", to: "/en/one/" },
    ]);
    expect([followed("nl"), followed("fr"), followed("en")]).toEqual([
      ["dubbel > /nl/een/"],
      ["dubbel > /fr/un/"],
      ["dubbel > /en/one/"],
    ]);
  });

  it("link to the same path of another language, and never to themselves", () => {
    const { followed, problems } = site([
      { id: "a", from: "/fr/oud", to: "/nl/oud/" },
      { id: "b", from: "/nl/lus", to: "/nl/Lus/" },
      { id: "c", from: "naam", to: "https://elders.example/naam" },
    ]);
    expect(followed("fr")).toEqual(["oud > /nl/oud/", "naam > https://elders.example/naam"]);
    expect(problems).toEqual(['redirect b from "/nl/lus" to "/nl/Lus/" cannot be followed']);
  });

  it("are distinguished by their parameters, and redirect from an existing page only with those", () => {
    const pages: StoredContent["pages"] = [
      { id: "home", title: "Home", path: "", originalPath: "" },
      { id: "about", title: "Over ons", path: "over-ons", originalPath: "about" },
    ];
    const { followed, problems } = site(
      [
        { id: "a", from: "/index.php?id=12", to: "/nl/a/" },
        { id: "b", from: "index.php?id=13", to: "/nl/b/" },
        { id: "c", from: "/index.php?id=%31%33&", to: "/nl/c/" },
        { id: "d", from: "/?p=7", to: "/nl/over-ons/" },
        { id: "e", from: "/over-ons/?lang=fr", to: "/fr/over-ons/" },
        { id: "f", from: "/", to: "/nl/a/" },
      ],
      { pages },
    );
    expect(followed("nl")).toEqual([
      ...["index.php?id=12 > /nl/a/", "index.php?id=13 > /nl/b/", "?p=7 > /nl/over-ons/"],
      "over-ons?lang=fr > /fr/over-ons/",
    ]);
    expect(problems).toEqual(['redirect f from "/" to "/nl/a/" cannot be followed']);
  });

  it("link to themselves only when their parameters are kept", () => {
    const { followed } = site([
      { id: "a", from: "zoek?id=1", to: "/nl/zoek/" },
      { id: "b", from: "lijst?id=1", to: "/nl/lijst/?b=2&id=1" },
      { id: "c", from: "folder", to: "/nl/folder/?bron=post" },
      { id: "d", from: "deel", to: "/nl/deel/?id=1" },
      { id: "e", from: "deel?id=1", to: "/nl/elders/" },
    ]);
    expect(followed("nl")).toEqual(["zoek?id=1 > /nl/zoek/", "deel > /nl/deel/?id=1", "deel?id=1 > /nl/elders/"]);
  });

  it("LANG-4 never hide a page of a language that was enabled later, or whose own redirect was deleted", () => {
    const page = { id: "about", title: "Over ons", path: "over-ons", originalPath: "about" };
    const pages: StoredContent["pages"] = [page, { ...page, locale: "fr", title: "Services", path: "services" }];
    const both = site([{ id: "r", from: "services", to: "/nl/elders/" }], { pages });
    expect([both.followed("nl"), both.followed("fr"), both.followed("en")]).toEqual([
      ["services > /nl/elders/"],
      [],
      ["services > /nl/elders/"],
    ]);
    expect(both.problems).toEqual(['redirect r from "services" would hide page about in fr']);
    const original = site([{ id: "r", from: "about", to: "/nl/elders/" }], { pages });
    expect((["nl", "fr", "en"] as const).map(original.followed)).toEqual([[], [], []]);
  });
});
