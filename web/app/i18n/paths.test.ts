import { describe, expect, it } from "vitest";
import { routeEntrySchema } from "@gevel/config";
import { createPaths, pathTable } from "./paths";

const paths = createPaths({
  language: "nl",
  rows: [
    ["home", "", ""],
    ["sale", "for-sale", "te-koop"],
    ["job", "contact/vacature", "contact/vacature"],
  ],
});

describe("the language-aware path lookup", () => {
  it("LANG-7 finds a page by its route id", () => {
    expect(paths.byRouteId("sale")).toBe("/nl/te-koop/");
    expect(paths.byRouteId("home")).toBe("/nl/");
    expect(paths.byRouteId("gone")).toBeNull();
  });

  it("LANG-7 finds a page by its original path, in any letter case and with any slashes", () => {
    expect(paths.byOriginalPath("/For-Sale/")).toBe("/nl/te-koop/");
    expect(paths.byOriginalPath("")).toBe("/nl/");
    expect(paths.byOriginalPath("nothing")).toBeNull();
  });

  it("LANG-7 prefers the route of a link over its address", () => {
    expect(paths.byTarget({ routeId: "sale", url: "https://example.org" })).toEqual({
      href: "/nl/te-koop/",
      external: false,
    });
  });

  it.each([
    ["/te-koop", "/nl/te-koop/"],
    ["te-koop/?type=2#list", "/nl/te-koop/?type=2#list"],
    ["/for-sale", "/nl/te-koop/"],
    ["/nl/te-koop", "/nl/te-koop/"],
    ["/nl", "/nl/"],
    ["/", "/nl/"],
    ["/fr/a-vendre/", "/fr/a-vendre/"],
    ["/Unknown/page?x=1", "/nl/Unknown/page/?x=1"],
    ["/property/12", "/nl/property/12/"],
    ["/folder.pdf", "/folder.pdf"],
    ["/rss.xml#new", "/rss.xml#new"],
    ["/de/sonst", "/de/sonst"],
    ["/denkmal", "/nl/denkmal/"],
    ["#menu", "#menu"],
  ])("LANG-7 writes the address %s as %s", (url, href) => {
    expect(paths.byTarget({ routeId: null, url })).toEqual({ href, external: false });
  });

  it("LANG-7 treats a full address of the site as its path", () => {
    const own = createPaths({
      ...pathTable([], "nl", "nl", "https://www.agency.example"),
      rows: [["sale", "for-sale", "te-koop"]],
    });
    const to = (url: string) => own.byTarget({ routeId: null, url });
    expect(to("https://www.agency.example/for-sale?type=2")).toEqual({ href: "/nl/te-koop/?type=2", external: false });
    expect(to("http://agency.example")).toEqual({ href: "/nl/", external: false });
    expect(to("https://www.agency.example.org/")).toEqual({ href: "https://www.agency.example.org/", external: true });
  });

  it.each(["https://example.org/x", "mailto:a@example.org", "tel:+3231234567", "/uploads/plan.pdf"])(
    "leaves %s unchanged",
    (url) => {
      expect(paths.byTarget({ routeId: null, url })).toEqual({ href: url, external: true });
    },
  );

  it.each(["", "  ", "javascript:alert(1)", "data:text/html,x", "//evil.example"])("renders no link for %j", (url) => {
    expect(paths.byTarget({ routeId: null, url })).toBeNull();
  });

  it("LANG-5 renders no link to a page that the language does not show", () => {
    const french = routeEntrySchema.parse({
      ...{ id: "french", type: "page", originalPath: "slug-fr", paths: { fr: "slug-fr" }, breadcrumb: {} },
      ...{ parents: [], publishedIn: ["fr"], modifiedAt: "" },
    });
    const linkIn = (language: "nl" | "fr") => createPaths(pathTable([french], language, "nl")).byRouteId("french");
    expect([linkIn("nl"), linkIn("fr")]).toEqual([null, "/fr/slug-fr/"]);
  });

  it("renders no link for an unknown route without an address", () => {
    expect(paths.byTarget({ routeId: "gone", url: "" })).toBeNull();
  });
});
