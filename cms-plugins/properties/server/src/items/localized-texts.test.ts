import { describe, expect, it } from "vitest";
import { cleanLine } from "./clean-text.js";
import { localized, textsReader } from "./localized-texts.js";
import { StoredTexts } from "./stored-texts.js";

const before = { nl: "Huis", fr: "Maison" };

describe("API-1 texts by language", () => {
  it("are cleaned, those of unknown codes and empty ones left out, in one order", () => {
    const texts = localized({ DE: "Haus", fr: " <b>Maison</b> ", nl: " ", it: "Casa", en: null });
    expect(JSON.stringify(texts)).toBe(JSON.stringify({ fr: "Maison", de: "Haus" }));
    expect(localized({ nl: "a\nb" }, cleanLine)).toEqual({ nl: "a b" });
    expect(localized({ nl: "a\nb" })).toEqual({ nl: "a\nb" });
  });

  it("sent under a code in both cases are the first that says something", () => {
    expect(localized({ NL: "Woning", nl: "Huis" })).toEqual({ nl: "Huis" });
    expect(localized({ NL: "Woning", nl: "" })).toEqual({ nl: "Woning" });
    expect(localized({ NL: null, nl: "" }, cleanLine, before)).toEqual({ fr: "Maison" });
  });

  it("stay as they were where nothing is said of them", () => {
    expect(localized(undefined)).toEqual({});
    expect(localized(undefined, cleanLine, before)).toEqual(before);
    expect(localized({ fr: "Villa" }, cleanLine, before)).toEqual({ nl: "Huis", fr: "Villa" });
    expect(localized(null, cleanLine, before)).toEqual({});
  });

  it("of an item that is there are added to by attribute, but for what staff made their own", () => {
    const textsOf = textsReader(new StoredTexts({ name: before, delivery: before, editedFields: ["delivery"] }));
    expect(textsOf("name", { nl: "Villa" }, cleanLine)).toEqual({ nl: "Villa", fr: "Maison" });
    expect(textsOf("delivery", { nl: "Villa" }, cleanLine)).toEqual(before);
    expect(textsOf("delivery", null, cleanLine)).toEqual(before);
    expect(textsOf("requirement", { nl: "Villa" }, cleanLine)).toEqual({ nl: "Villa" });
  });
});
