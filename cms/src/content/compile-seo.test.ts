import { describe, expect, it } from "vitest";
import { seoRow } from "./shared-rows";
import { compileSeo, type SeoBasis } from "./compile-seo";
import { dutchPlace } from "../api/site/compile/site-fixture";

const file = (url: string) => ({ url, mime: "image/png", width: 8, height: 8, alternativeTexts: {} });
const seo = (
  given: object,
  { basis = {}, agencyName = "Travee", below }: { basis?: Partial<SeoBasis>; agencyName?: string; below?: object } = {},
) =>
  compileSeo(
    [given, ...(below ? [null, below] : [])].map((row) => row && seoRow.parse(row)),
    { title: "Verkopen", descriptions: ["", "Wij verkopen uw huis.", "Later"], isActive: true, ...basis },
    { ...dutchPlace, agencyName },
  );

describe("CMS-3 the search engine and social texts of a page", () => {
  it("are those of staff, each in its own field", () => {
    const written = {
      pageTitle: "Uw huis verkopen",
      metaTitle: "Verkopen in Antwerpen",
      metaDescription: "Gratis schatting.",
      ogTitle: "Verkoop met ons",
      ogDescription: "In zes weken verkocht.",
      twitterTitle: "Te koop gezet",
      twitterDescription: "Zo gaat het.",
    };
    const images = { ogImage: file("/og.png"), twitterImage: file("/twitter.png") };
    expect(seo({ ...written, ...images, isActiveSEO: false })).toEqual({
      ...written,
      ogImage: { url: "/og.png", mime: "image/png", width: 8, height: 8, alt: "Verkopen" },
      twitterImage: { url: "/twitter.png", mime: "image/png", width: 8, height: 8, alt: "Verkopen" },
      isActiveSEO: false,
    });
  });

  it("are derived from the page by default: title with the agency, first text, and no picture, which the site makes", () => {
    expect(seo({})).toEqual({
      pageTitle: "Verkopen",
      metaTitle: "Verkopen | Travee",
      metaDescription: "Wij verkopen uw huis.",
      ogTitle: "Verkopen | Travee",
      ogDescription: "Wij verkopen uw huis.",
      twitterTitle: "Verkopen | Travee",
      twitterDescription: "Wij verkopen uw huis.",
      ogImage: null,
      twitterImage: null,
      isActiveSEO: true,
    });
    expect(seo({}, { basis: { descriptions: [] } })).toMatchObject({ metaDescription: "", ogImage: null });
  });

  it("fall back from each social field to its search engine field", () => {
    expect(seo({ metaTitle: "Meta", metaDescription: "Tekst" })).toMatchObject({
      ogTitle: "Meta",
      ogDescription: "Tekst",
    });
    expect(seo({ ogTitle: "Vrienden", ogDescription: "Zo" })).toMatchObject({
      metaTitle: "Verkopen | Travee",
      twitterTitle: "Vrienden",
      twitterDescription: "Zo",
    });
    expect(seo({ ogImage: file("/og.png") }).twitterImage?.url).toBe("/og.png");
    expect(seo({ pageTitle: "Uw huis" }).metaTitle).toBe("Uw huis | Travee");
  });

  it("name the agency once, and not without a name", () => {
    expect(seo({}, { basis: { title: "Over Travee" } }).metaTitle).toBe("Over Travee");
    expect(seo({}, { agencyName: "" }).metaTitle).toBe("Verkopen");
  });

  it("come from the page before its menu entry, which fills only the empty ones", () => {
    const compiledSeo = seo(
      { ogTitle: "Van de pagina" },
      { below: { ogTitle: "Van het menu", metaTitle: "Menu", isActiveSEO: false, ogImage: file("/menu.png") } },
    );
    expect(compiledSeo).toMatchObject({ ogTitle: "Van de pagina", metaTitle: "Menu", isActiveSEO: true });
    expect(compiledSeo.ogImage?.url).toBe("/menu.png");
  });

  it("have a description cut at the search engines' limit", () => {
    const long = "Wij verkopen uw huis. ".repeat(20);
    const { metaDescription } = seo({}, { basis: { descriptions: [long] } });
    expect(metaDescription.length).toBeLessThanOrEqual(161);
    expect(metaDescription).toMatch(/^Wij verkopen uw huis\..*…$/);
    expect(seo({ metaDescription: long.trim() }).metaDescription).toBe(long.trim());
  });
});
