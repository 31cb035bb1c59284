import { describe, expect, it } from "vitest";
import { readSeo, textsByKey, withFindable, withSeoText } from "./seo-value";

describe("CMS-3 the search engine texts of a form", () => {
  it("are edited per language, and stored only when they are not empty", () => {
    const dutch = withSeoText(null, "metaTitle", "nl", "Herenhuis");
    expect(dutch).toEqual({ metaTitle: { nl: "Herenhuis" } });
    const both = withSeoText(JSON.stringify(dutch), "ogImage", "fr", "/uploads/a.jpg");
    expect(both).toEqual({ metaTitle: { nl: "Herenhuis" }, ogImage: { fr: "/uploads/a.jpg" } });
    expect(Object.keys(textsByKey(readSeo(both)))).toEqual(["nl", "fr"]);
    expect(withSeoText(dutch, "metaTitle", "nl", "")).toBeNull();
    expect(readSeo("rubbish")).toEqual({});
  });

  it("hide a listing in all languages by the default one, and each other language separately", () => {
    const off = withFindable(null, "nl", "nl", false);
    expect(off).toEqual({ isActiveSEO: { nl: false } });
    expect(withFindable(off, "fr", "nl", true)).toEqual({ isActiveSEO: { nl: false, fr: true } });
    expect(withFindable(off, "fr", "nl", false)).toEqual(off);
    expect(withFindable(off, "nl", "nl", true)).toBeNull();
  });
});
