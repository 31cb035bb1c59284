import { describe, expect, it } from "vitest";
import { compiled, pointer } from "./site-fixture";

const home = { id: "home", title: "Home", path: "", originalPath: "home" };
const route = (site: ReturnType<typeof compiled>, id: string) =>
  site.tree("nl").routes.find((entry) => entry.id === id);

describe("compileRoutes", () => {
  it("ROUTE-6 joins the paths of parents, leaves home out and keeps the original path in lower case", () => {
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

  it("LANG-4 gives a page the default language's path where it has no version, parents included", () => {
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

  it("keeps the parent of a version whose parent has none in that language", () => {
    const site = compiled({
      pages: [
        { id: "about", title: "Over ons", path: "over-ons", originalPath: "about" },
        { id: "team", title: "Team", path: "team", originalPath: "team", parent: pointer("about") },
        { id: "team", locale: "fr", title: "Equipe", path: "equipe", originalPath: "team", parent: null },
      ],
    });
    expect(route(site, "team")?.paths.fr).toBe("over-ons/equipe");
  });

  it("cuts a loop of parents and says so", () => {
    const site = compiled({
      pages: [
        { id: "a", title: "A", path: "a", originalPath: "a", parent: pointer("b") },
        { id: "b", title: "B", path: "b", originalPath: "b", parent: pointer("a") },
      ],
    });
    expect(route(site, "a")?.paths.nl).toBe("b/a");
    expect(site.problems.join()).toContain("stands under itself");
  });

  it("serves a page whose parent is not published at the top, and says so", () => {
    const site = compiled({
      pages: [{ id: "job", title: "Job", path: "job", originalPath: "job", parent: pointer("gone") }],
    });
    expect(route(site, "job")).toMatchObject({ paths: { nl: "job" }, parents: [] });
    expect(site.problems.join()).toContain("gone");
  });

  it("leaves an address to the older of two pages", () => {
    const site = compiled({
      pages: [
        { id: "new", title: "Nieuw", path: "huis", originalPath: "new", createdAt: "2026-02-01T00:00:00Z" },
        { id: "old", title: "Oud", path: "Huis", originalPath: "old" },
      ],
    });
    expect(route(site, "old")?.paths.nl).toBe("Huis");
    expect(route(site, "new")).toBeUndefined();
  });

  it("gives an article with a path an address, one without none, and one of a single language no other", () => {
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
});
