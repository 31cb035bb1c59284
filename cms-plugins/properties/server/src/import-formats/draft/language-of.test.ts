import { describe, expect, it } from "vitest";
import { languageOf } from "./language-of.js";

describe("API-6 the language code of an import file", () => {
  it.each([
    ["nl", "nl"],
    ["NL", "nl"],
    ["fr-BE", "fr"],
    ["de_DE", "de"],
    ["NLD", "nl"],
    ["dut", "nl"],
    ["fra", "fr"],
    ["fre-BE", "fr"],
    ["eng", "en"],
    ["deu", "de"],
    ["ger", "de"],
    ["Deutsch", "de"],
    ["Französisch", "fr"],
    ["pl", null],
    ["pol", null],
    ["den", null],
    ["", null],
    ["constructor", null],
  ])("%j is %s", (written, language) => {
    expect(languageOf(written)).toBe(language);
  });
});
