import { describe, expect, it } from "vitest";
import { readTexts, withText } from "./localized-value";

describe("LANG-3 the texts of a multilingual field", () => {
  it("are parsed from any value of the form", () => {
    expect(readTexts({ fr: "Maison", nl: "Huis" })).toEqual({ nl: "Huis", fr: "Maison" });
    expect(readTexts('{"de": "Haus"}')).toEqual({ de: "Haus" });
    for (const none of [null, undefined, "", "{", "5", 5, [], { nl: 5, xx: "?" }]) expect(readTexts(none)).toEqual({});
  });

  it("are edited one by one, in the order of the languages", () => {
    expect(Object.entries(withText({ fr: "Maison" }, "nl", "Huis"))).toEqual([
      ["nl", "Huis"],
      ["fr", "Maison"],
    ]);
  });

  it("lose a language whose text is emptied", () => {
    expect(withText({ nl: "Huis", fr: "Maison" }, "fr", "")).toEqual({ nl: "Huis" });
  });

  it("keep spaces while somebody types", () => {
    expect(withText({}, "nl", "Een ")).toEqual({ nl: "Een " });
  });
});
