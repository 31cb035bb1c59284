import { describe, expect, it } from "vitest";
import { readTexts, withText } from "./localized-value";

describe("LANG-3 the texts of a multilingual field", () => {
  it("are read from what the form holds, whatever that is", () => {
    expect(readTexts({ fr: "Maison", nl: "Huis" })).toEqual({ nl: "Huis", fr: "Maison" });
    expect(readTexts('{"de": "Haus"}')).toEqual({ de: "Haus" });
    for (const none of [null, undefined, "", "{", "5", 5, [], { nl: 5, xx: "?" }]) expect(readTexts(none)).toEqual({});
  });

  it("stay apart when one is written, in the order of the languages", () => {
    expect(Object.entries(withText({ fr: "Maison" }, "nl", "Huis"))).toEqual([
      ["nl", "Huis"],
      ["fr", "Maison"],
    ]);
  });

  it("lose the language whose text is emptied", () => {
    expect(withText({ nl: "Huis", fr: "Maison" }, "fr", "")).toEqual({ nl: "Huis" });
  });

  it("keep the blanks that somebody is typing", () => {
    expect(withText({}, "nl", "Een ")).toEqual({ nl: "Een " });
  });
});
