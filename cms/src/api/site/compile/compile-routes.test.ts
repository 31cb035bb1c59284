import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { compiled, pointer } from "./site-fixture";

const home = { id: "home", title: "Home", path: "", originalPath: "home" };
const route = (site: ReturnType<typeof compiled>, id: string) =>
  site.tree("nl").routes.find((entry) => entry.id === id);

describe("compileRoutes", () => {
  it("ROUTE-6 joins the paths of parents, omits the home page and keeps the original path in lower case", () => {
    const site = compiled({
      pages: [
        home,
        { id: "contact", title: "Contact", path: "contact", originalPath: "Contact", parent: pointer("home") },
        {
          id: "job",
          title: "Vacature",
          path: "/vacature/",
          originalPath: "contact/Vacature",
          parent: pointer("contact"),
        },
      ],
    });
    expect(route(site, "home")).toMatchObject({ originalPath: "", paths: { nl: "" }, parents: [] });
    expect(route(site, "job")).toMatchObject({
      originalPath: "contact/vacature",
      paths: { nl: "contact/vacature", fr: "contact/vacature" },
      parents: ["contact"],
    });
  });

  it("LANG-4 keeps the address of an unpublished version, where the default language is shown instead", () => {
    const off = { locale: "fr", publishedAt: null } as const;
    const site = compiled({
      pages: [
        { id: "contact", title: "Contact", path: "contact", originalPath: "contact" },
        { id: "contact", locale: "fr", title: "Contact", path: "contactez-nous", originalPath: "contact" },
        { id: "job", title: "Vacature", path: "vacature", originalPath: "job", parent: pointer("contact") },
        { id: "job", ...off, title: "Emploi", path: "/emploi/", originalPath: "job" },
        { id: "french", ...off, title: "Rien", path: "rien", originalPath: "rien" },
      ],
      articles: [
        { id: "guide", title: "Gids", path: "gids" },
        { id: "guide", ...off, title: "Guide", path: "/le-guide/" },
      ],
    });
    expect(route(site, "job")).toMatchObject({
      unpublishedPaths: { fr: "contactez-nous/emploi" },
      publishedIn: ["nl"],
    });
    expect(route(site, "guide")).toMatchObject({ paths: { fr: "gids" }, unpublishedPaths: { fr: "le-guide" } });
    expect(route(site, "contact")).not.toHaveProperty("unpublishedPaths");
    expect(route(site, "french")).toBeUndefined();
  });

  it("LANG-4 LANG-5 keeps the addresses of pages below an unpublished version, under an existing address", () => {
    const off = { publishedAt: null } as const;
    const pages = [
      { id: "contact", title: "Contact", path: "contact", originalPath: "contact" },
      { id: "contact", ...off, locale: "fr", title: "Contact", path: "contactez-nous", originalPath: "contact" },
      { id: "team", title: "Team", path: "team", originalPath: "team", parent: pointer("contact") },
      { id: "team", locale: "fr", title: "Équipe", path: "equipe", originalPath: "team", parent: null },
      { id: "anna", title: "Anna", path: "anna", originalPath: "anna", parent: pointer("team") },
      { id: "anna", locale: "fr", title: "Anna", path: "anne", originalPath: "anna", parent: pointer("team") },
      { id: "gone", ...off, title: "Weg", path: "weg", originalPath: "gone" },
      { id: "left", title: "Blijft", path: "blijft", originalPath: "left", parent: pointer("gone") },
    ] as const;
    const site = compiled({ pages: [...pages] });
    expect(route(site, "team")).toMatchObject({
      paths: { nl: "contact/team", fr: "contact/equipe" },
      unpublishedPaths: { fr: "contactez-nous/equipe" },
    });
    expect(route(site, "anna")).toMatchObject({
      paths: { fr: "contact/equipe/anne" },
      unpublishedPaths: { fr: "contactez-nous/equipe/anne" },
    });
    expect(route(site, "left")).toMatchObject({ paths: { nl: "blijft" }, unpublishedPaths: { nl: "weg/blijft" } });
    expect(route(site, "team")?.unpublishedPaths).not.toHaveProperty("nl");
    const ring = compiled({
      pages: [
        { id: "a", title: "A", path: "a", originalPath: "a", parent: pointer("b") },
        { id: "b", title: "B", path: "b", originalPath: "b", parent: pointer("c") },
        { id: "c", title: "C", path: "c", originalPath: "c", parent: pointer("b") },
      ],
    });
    expect(route(ring, "a")?.paths.nl).toBe("c/b/a");
  });

  it("LANG-4 gives a page the default language's path when it has no version, parents included", () => {
    const site = compiled({
      pages: [
        { id: "contact", title: "Contact", path: "contact", originalPath: "contact" },
        { id: "contact", locale: "fr", title: "Contact", path: "contactez-nous", originalPath: "contact" },
        { id: "job", title: "Vacature", path: "vacature", originalPath: "job", parent: pointer("contact") },
        { id: "team", title: "Team", path: "team", originalPath: "team", parent: pointer("contact") },
        { id: "team", locale: "fr", title: "Equipe", path: "equipe", originalPath: "team", parent: pointer("contact") },
      ],
    });
    expect(route(site, "job")).toMatchObject({
      paths: { nl: "contact/vacature", fr: "contact/vacature" },
      publishedIn: ["nl"],
    });
    expect(route(site, "team")).toMatchObject({
      paths: { nl: "contact/team", fr: "contactez-nous/equipe", en: "contact/team" },
      breadcrumb: { nl: "Team", fr: "Equipe" },
      publishedIn: ["nl", "fr"],
    });
    expect(route(site, "team")?.breadcrumb.de).toBeUndefined();
  });

  it("keeps the default language's parent for a version whose parent lacks the language", () => {
    const site = compiled({
      pages: [
        { id: "about", title: "Over ons", path: "over-ons", originalPath: "about" },
        { id: "team", title: "Team", path: "team", originalPath: "team", parent: pointer("about") },
        { id: "team", locale: "fr", title: "Equipe", path: "equipe", originalPath: "team", parent: null },
      ],
    });
    expect(route(site, "team")?.paths.fr).toBe("over-ons/equipe");
  });

  it("cuts a loop of parents and reports it", () => {
    const site = compiled({
      pages: [
        { id: "a", title: "A", path: "a", originalPath: "a", parent: pointer("b") },
        { id: "b", title: "B", path: "b", originalPath: "b", parent: pointer("a") },
      ],
    });
    expect(route(site, "a")?.paths.nl).toBe("b/a");
    expect(site.problems.join()).toContain("is its own ancestor");
  });

  it("serves a page with an unpublished parent at the top, and reports it", () => {
    const site = compiled({
      pages: [{ id: "job", title: "Job", path: "job", originalPath: "job", parent: pointer("gone") }],
    });
    expect(route(site, "job")).toMatchObject({ paths: { nl: "job" }, parents: [] });
    expect(site.problems.join()).toContain("gone");
  });

  it("gives an address to the older of two pages", () => {
    const site = compiled({
      pages: [
        { id: "new", title: "Nieuw", path: "huis", originalPath: "new", createdAt: "2026-02-01T00:00:00Z" },
        { id: "old", title: "Oud", path: "Huis", originalPath: "old" },
      ],
    });
    expect(route(site, "old")?.paths.nl).toBe("Huis");
    expect(route(site, "new")).toBeUndefined();
  });

  it("gives an article with a path an address, one without a path none, and one of a single language no other", () => {
    const site = compiled({
      pages: [{ id: "about", title: "Over ons", path: "over-ons", originalPath: "about" }],
      articles: [
        {
          id: "anna",
          kind: "team",
          title: "Anna",
          path: "team/anna",
          originalPath: "team/anna",
          parent: pointer("about"),
        },
        { id: "plain", title: "Los" },
        { id: "belge", locale: "fr", title: "Belge", path: "belge", originalPath: "belge" },
      ],
    });
    expect(route(site, "anna")).toMatchObject({ type: "article", paths: { fr: "team/anna" }, parents: ["about"] });
    expect(route(site, "plain")).toBeUndefined();
    expect(route(site, "belge")?.paths).toEqual({ fr: "belge" });
    expect(Object.keys(site.tree("nl").articles)).toEqual(["anna"]);
    expect(Object.keys(site.tree("fr").articles)).toEqual(["anna", "belge"]);
  });

  it("recognizes the home page by its original path, and omits it from the paths below", () => {
    const site = compiled({
      pages: [
        { ...home, originalPath: " //HOME// ", path: "thuis" },
        { id: "home", locale: "fr", title: "Accueil" },
        { id: "a", title: "A", path: " /a//b/ ", originalPath: "/A//B/", parent: pointer("home") },
        { id: "under", title: "U", path: "u", originalPath: "u", parent: pointer("a") },
      ],
    });
    expect(route(site, "home")).toMatchObject({ originalPath: "", paths: { nl: "" }, parents: [] });
    expect(route(site, "a")).toMatchObject({ originalPath: "a/b", paths: { nl: "a/b" }, parents: [] });
    expect(route(site, "under")).toMatchObject({ paths: { nl: "a/b/u" }, parents: ["a"] });
  });

  it("gives a page without a path the end of its original one, else its id", () => {
    const site = compiled({
      pages: [
        { id: "a", title: "A", originalPath: "diensten/huis/Verkopen" },
        { id: "b", title: "B" },
        { id: "c", title: "C", path: "c" },
        { id: "c", locale: "fr", title: "C", originalPath: "elders/C-fr" },
        { id: "d", locale: "fr", title: "D", originalPath: "elders/D" },
        { id: "e", title: "E" },
        { id: "e", locale: "fr", title: "E", originalPath: "elders/E-fr" },
        { id: "f", locale: "fr", title: "F", path: "Maison" },
      ],
    });
    expect(route(site, "a")).toMatchObject({ originalPath: "diensten/huis/verkopen", paths: { nl: "verkopen" } });
    expect(route(site, "b")).toMatchObject({ originalPath: "b", paths: { nl: "b" } });
    // The path of the default language takes precedence over the end of an address.
    expect(route(site, "c")).toMatchObject({ originalPath: "c", paths: { nl: "c", fr: "c" } });
    expect(route(site, "d")).toMatchObject({ originalPath: "elders/d", paths: { fr: "d" }, publishedIn: ["fr"] });
    expect(route(site, "e")).toMatchObject({ originalPath: "e-fr", paths: { nl: "e-fr" } });
    expect(route(site, "f")).toMatchObject({ originalPath: "maison", paths: { fr: "Maison" } });
  });

  it("has the page type, the date of its last change and the names of its breadcrumb", () => {
    const site = compiled({
      siteConfigs: [{ id: "c", agencyName: "Travee", languages: [{ code: "nl" }, { code: "fr" }] }],
      pages: [
        {
          id: "a",
          title: "Dank u",
          path: "a",
          type: "feedback",
          breadcrumb: "Bedankt",
          updatedAt: "2026-03-01T00:00:00.000Z",
        },
        { id: "a", locale: "fr", title: "Merci", type: "feedback", updatedAt: "2026-04-01T00:00:00.000Z" },
        { id: "a", locale: "de", title: "Danke", type: "feedback", updatedAt: "2026-05-01T00:00:00.000Z" },
        { id: "off", locale: "de", title: "Nur deutsch", path: "nur" },
      ],
      articles: [
        { id: "anna", title: "Anna", path: "anna", breadcrumb: "A.", updatedAt: "2026-04-01T00:00:00.000Z" },
        { id: "anna", locale: "fr", title: "Anne", updatedAt: "2026-03-01T00:00:00.000Z" },
        { id: "anna", locale: "de", title: "Ännchen", updatedAt: "2026-05-01T00:00:00.000Z" },
        { id: "uit", locale: "de", title: "Aus", path: "aus" },
      ],
    });
    expect(site.tree("nl").routes).toEqual([
      {
        ...{ id: "a", type: "feedback", originalPath: "a", paths: { nl: "a", fr: "a" }, parents: [] },
        breadcrumb: { nl: "Bedankt", fr: "Merci" },
        ...{ publishedIn: ["nl", "fr"], modifiedAt: "2026-04-01T00:00:00.000Z" },
      },
      {
        ...{ id: "anna", type: "article", originalPath: "anna", paths: { nl: "anna", fr: "anna" }, parents: [] },
        breadcrumb: { nl: "A.", fr: "Anne" },
        ...{ publishedIn: ["nl", "fr"], modifiedAt: "2026-04-01T00:00:00.000Z" },
      },
    ]);
  });

  it("has an article under the published pages above its parent, and keeps its original path", () => {
    const site = compiled({
      pages: [
        { id: "about", title: "Over ons", path: "over-ons", originalPath: "about" },
        { id: "team", title: "Team", path: "team", originalPath: "team", parent: pointer("about") },
      ],
      articles: [
        { id: "anna", title: "Anna", path: "/Anna/", originalPath: "/Team/Anna/", parent: pointer("team") },
        { id: "anna", locale: "fr", title: "Anne", path: "anne" },
        { id: "els", title: "Els", path: "Els", parent: pointer("gone") },
        { id: "jan", locale: "fr", title: "Jean", path: "jean" },
        { id: "jan", title: "Jan", path: "jan", parent: pointer("team") },
        { id: "frans", locale: "fr", title: "Frans", path: "Frans", parent: null },
      ],
    });
    expect(route(site, "anna")).toMatchObject({
      ...{ originalPath: "team/anna", paths: { nl: "Anna", fr: "anne", de: "Anna" }, parents: ["about", "team"] },
    });
    expect(route(site, "els")).toMatchObject({ originalPath: "els", parents: [], publishedIn: ["nl"] });
    expect(route(site, "jan")).toMatchObject({ originalPath: "jan", parents: ["about", "team"] });
    expect(route(site, "frans")).toMatchObject({ originalPath: "frans", paths: { fr: "Frans" }, parents: [] });
  });

  it("reports which of two pages lost its address in which language; it keeps the others", () => {
    const site = compiled({
      pages: [
        { id: "a-old", title: "Oud", path: "huis", originalPath: "old" },
        { id: "b-new", title: "Nieuw", path: "huis", originalPath: "new" },
        { id: "b-new", locale: "fr", title: "Nouveau", path: "maison", originalPath: "new" },
      ],
    });
    expect(route(site, "b-new")?.paths).toEqual({ fr: "maison" });
    expect(site.problems).toEqual(
      languages
        .filter((language) => language !== "fr")
        .map((language) => `page b-new has an address already taken, /${language}/huis/`),
    );
  });

  it("reports the page of a loop, and the unpublished parent", () => {
    const page = (id: string, parent: string) => ({
      id,
      title: id,
      path: id,
      originalPath: id,
      parent: pointer(parent),
    });
    const site = compiled({ pages: [page("a", "b"), page("b", "a"), page("self", "self"), page("lost", "gone")] });
    expect(site.problems.toSorted()).toEqual([
      "page a is its own ancestor",
      "page b is its own ancestor",
      "page lost is under gone, which is not published",
      "page self is its own ancestor",
    ]);
    expect(route(site, "self")).toMatchObject({ paths: { nl: "self" }, parents: [] });
    expect(route(site, "a")?.parents).toEqual(["b"]);
  });
});
