import { describe, expect, it } from "vitest";
import { readSeo, textsByKey, withFindable, withSeoText } from "./seo-value";

describe("CMS-3 what staff write for search engines", () => {
  it("is written a language at a time, and kept only where it says something", () => {
    const dutch = withSeoText(null, "metaTitle", "nl", "Herenhuis");
    expect(dutch).toEqual({ metaTitle: { nl: "Herenhuis" } });
    const both = withSeoText(JSON.stringify(dutch), "ogImage", "fr", "/uploads/a.jpg");
    expect(both).toEqual({ metaTitle: { nl: "Herenhuis" }, ogImage: { fr: "/uploads/a.jpg" } });
    expect(Object.keys(textsByKey(readSeo(both)))).toEqual(["nl", "fr"]);
    expect(withSeoText(dutch, "metaTitle", "nl", "")).toBeNull();
    expect(readSeo("rubbish")).toEqual({});
  });

  it("turns a home off in all languages by the default one, and each other for itself", () => {
    const off = withFindable(null, "nl", "nl", false);
    expect(off).toEqual({ isActiveSEO: { nl: false } });
    expect(withFindable(off, "fr", "nl", true)).toEqual({ isActiveSEO: { nl: false, fr: true } });
    expect(withFindable(off, "fr", "nl", false)).toEqual(off);
    expect(withFindable(off, "nl", "nl", true)).toBeNull();
  });
});
