import { describe, expect, it } from "vitest";
import { findLocalized, normalizeLocalized, readLocalized } from "./localized.js";

describe("LANG-3 a text in several languages", () => {
  it("is read by the code, else the code in upper case, else the default language's the same two ways", () => {
    const found = (value: Record<string, string | null>) => findLocalized(value, "fr", "nl");
    expect(found({ fr: "un", FR: "deux", nl: "drie", NL: "vier" })).toEqual({ text: "un", language: "fr" });
    expect(found({ FR: "deux", nl: "drie", NL: "vier" })).toEqual({ text: "deux", language: "fr" });
    expect(found({ nl: "drie", NL: "vier", en: "five" })).toEqual({ text: "drie", language: "nl" });
    expect(found({ NL: "vier", en: "five" })).toEqual({ text: "vier", language: "nl" });
    expect(found({ en: "five" })).toBeNull();
  });

  it("is missing when blank, and is read without surrounding spaces", () => {
    expect(findLocalized({ fr: " ", FR: " deux ", nl: "drie" }, "fr", "nl")?.text).toBe("deux");
    expect(findLocalized({ fr: "", FR: "  ", nl: " drie " }, "fr", "nl")).toEqual({ text: "drie", language: "nl" });
    expect(findLocalized({ fr: null, FR: " ", nl: null, NL: "" }, "fr", "nl")).toBeNull();
    for (const empty of [null, undefined]) expect(findLocalized(empty, "fr", "nl")).toBeNull();
  });

  it("is an empty text when no language has one", () => {
    expect(readLocalized({ nl: "drie" }, "fr", "nl")).toBe("drie");
    expect([readLocalized({ en: "five" }, "fr", "nl"), readLocalized(null, "fr", "nl")]).toEqual(["", ""]);
  });

  it("is stored by lower-case codes of the site's languages, without blanks", () => {
    const given = { nl: " een ", NL: "twee", FR: " trois ", en: " ", EN: "four", de: null, xx: "cinco" };
    expect(normalizeLocalized(given, "nl")).toStrictEqual({ nl: "een", fr: "trois", en: "four" });
    expect(normalizeLocalized({ nl: "" }, "nl")).toStrictEqual({});
  });

  it("is in the default language when it names none", () => {
    expect(normalizeLocalized(" een ", "fr")).toEqual({ fr: "een" });
    for (const empty of [" ", "", null, undefined]) expect(normalizeLocalized(empty, "fr")).toEqual({});
  });
});
