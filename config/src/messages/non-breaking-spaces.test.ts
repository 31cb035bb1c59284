import { describe, expect, it } from "vitest";
import { withNonBreakingSpaces } from "./non-breaking-spaces.js";

const shown = (text: string) => withNonBreakingSpaces(text).replaceAll("\u00a0", "_");

describe("non-breaking spaces", () => {
  it.each([
    ["op 2 november 2026", "op 2_november_2026"],
    ["le 1er octobre 2027", "le 1er_octobre_2027"],
    ["am 18. September 2017", "am 18._September_2017"],
    ["before 25 May", "before 25_May"],
    ["een tuin van 130 m² op het zuiden", "een tuin van 130_m² op het zuiden"],
    ["bel 03 000 00 10 of 0400 00 00 01", "bel 03_000_00_10 of 0400_00_00_01"],
    ["vastgoedmakelaar BIV 599.902", "vastgoedmakelaar BIV_599.902"],
    ["vanaf € 350.000, 21 % btw", "vanaf €_350.000, 21_% btw"],
  ])("%s", (text, stored) => {
    expect(shown(text)).toBe(stored);
  });

  it.each(["in mei 2026", "3 maisons", "16 maart-uitgaven van 2026 en 2027 huizen", "tel:+3230000010"])(
    "leave other text unchanged: %s",
    (text) => {
      expect(shown(text).replace("16_maart", "16 maart")).toBe(text);
    },
  );
});
