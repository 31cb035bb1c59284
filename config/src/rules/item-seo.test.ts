import { describe, expect, it } from "vitest";
import { seoKeys } from "../site/item-seo.js";
import { isFindable, seoTexts } from "./item-seo.js";

describe("CMS-3 the search engine texts of a listing", () => {
  it("allow indexing unless staff turn it off, in a language or by the default one where a language has no setting", () => {
    expect(isFindable(undefined, "fr", "nl")).toBe(true);
    expect(isFindable({ fr: false }, "fr", "nl")).toBe(false);
    expect(isFindable({ fr: false }, "nl", "nl")).toBe(true);
    expect(isFindable({ nl: false }, "de", "nl")).toBe(false);
    expect(isFindable({ nl: false, de: true }, "de", "nl")).toBe(true);
  });

  it("are those of the language alone", () => {
    const seo = { metaTitle: { nl: " Herenhuis " }, ogImage: { fr: "/uploads/a.jpg" } };
    expect(seoTexts(seo, "nl")).toMatchObject({ metaTitle: "Herenhuis", ogImage: "", pageTitle: "" });
    expect(seoTexts(seo, "fr")).toMatchObject({ metaTitle: "", ogImage: "/uploads/a.jpg" });
    expect(seoTexts(null, "nl").metaTitle).toBe("");
  });

  it("have their own field each", () => {
    for (const key of seoKeys) {
      const texts = seoTexts({ [key]: { nl: "Herenhuis" } }, "nl");
      expect(Object.entries(texts).filter(([, text]) => text !== "")).toEqual([[key, "Herenhuis"]]);
    }
  });
});
