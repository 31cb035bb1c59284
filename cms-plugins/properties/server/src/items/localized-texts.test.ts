import { describe, expect, it } from "vitest";
import { cleanLine } from "./clean-text.js";
import { localized, textsReader } from "./localized-texts.js";
import { StoredTexts } from "./stored-texts.js";

const before = { nl: "Huis", fr: "Maison" };

describe("API-1 texts by language", () => {
  it("are cleaned, in one order, without unknown codes and empty texts", () => {
    const texts = localized({ DE: "Haus", fr: " <b>Maison</b> ", nl: " ", it: "Casa", en: null });
    expect(JSON.stringify(texts)).toBe(JSON.stringify({ fr: "Maison", de: "Haus" }));
    expect(localized({ nl: "a\nb" }, cleanLine)).toEqual({ nl: "a b" });
    expect(localized({ nl: "a\nb" })).toEqual({ nl: "a\nb" });
  });

  it("with a code in both cases take the first text that is not empty", () => {
    expect(localized({ NL: "Woning", nl: "Huis" })).toEqual({ nl: "Huis" });
    expect(localized({ NL: "Woning", nl: "" })).toEqual({ nl: "Woning" });
    expect(localized({ NL: null, nl: "" }, cleanLine, before)).toEqual({ fr: "Maison" });
  });

  it("stay as they were when not sent", () => {
    expect(localized(undefined)).toEqual({});
    expect(localized(undefined, cleanLine, before)).toEqual(before);
    expect(localized({ fr: "Villa" }, cleanLine, before)).toEqual({ nl: "Huis", fr: "Villa" });
    expect(localized(null, cleanLine, before)).toEqual({});
  });

  it("of a stored item are merged by attribute, except those that staff edited", () => {
    const textsOf = textsReader(new StoredTexts({ name: before, delivery: before, editedFields: ["delivery"] }));
    expect(textsOf("name", { nl: "Villa" }, cleanLine)).toEqual({ nl: "Villa", fr: "Maison" });
    expect(textsOf("delivery", { nl: "Villa" }, cleanLine)).toEqual(before);
    expect(textsOf("delivery", null, cleanLine)).toEqual(before);
    expect(textsOf("requirement", { nl: "Villa" }, cleanLine)).toEqual({ nl: "Villa" });
  });
});
