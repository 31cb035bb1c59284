import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { energyBands } from "./energy-bands.js";
import {
  energyLabel,
  energyLabelName,
  energyScale,
  energyTone,
  hasRenovationDuty,
  parseEnergyLabel,
} from "./energy-label.js";
import { regions, type Region } from "./region-of-postcode.js";

const zips: Record<Region, string> = { flanders: "2000", brussels: "1050", wallonia: "4000" };
const labelOf = (region: Region, energyPerformance: number | null, epcLabelText: string | null = null) =>
  energyLabel({ zip: zips[region], countryId: 10, energyPerformance, epcLabelText })?.label ?? null;

describe("the label computed from a performance", () => {
  it.each([
    [-20, "a_plus"],
    [0, "a_plus"],
    [0.1, "a"],
    [100, "a"],
    [100.5, "b"],
    [200, "b"],
    [201, "c"],
    [300, "c"],
    [301, "d"],
    [400, "d"],
    [401, "e"],
    [500, "e"],
    [500.01, "f"],
    [9000, "f"],
  ])("PROP-11 is for a Flemish home of %d label %s", (performance, label) => {
    expect(labelOf("flanders", performance)).toBe(label);
  });

  it.each([
    [-1, "a_plus"],
    [0, "a_plus"],
    [1, "a"],
    [23, "a"],
    [24, "a_sub"],
    [45, "a_sub"],
    [46, "b_plus"],
    [62, "b_plus"],
    [63, "b"],
    [79, "b"],
    [80, "b_sub"],
    [95, "b_sub"],
    [96, "c_plus"],
    [113, "c_plus"],
    [114, "c"],
    [132, "c"],
    [133, "c_sub"],
    [150, "c_sub"],
    [151, "d_plus"],
    [170, "d_plus"],
    [171, "d"],
    [190, "d"],
    [191, "d_sub"],
    [210, "d_sub"],
    [211, "e_plus"],
    [232, "e_plus"],
    [233, "e"],
    [253, "e"],
    [254, "e_sub"],
    [275, "e_sub"],
    [276, "f_plus"],
    [298, "f_plus"],
    [299, "f"],
    [322, "f"],
    [323, "f_sub"],
    [345, "f_sub"],
    [346, "g"],
    [700, "g"],
  ])("PROP-11 is for a Brussels home of %d label %s", (performance, label) => {
    expect(labelOf("brussels", performance)).toBe(label);
  });

  it.each([
    [-5, "a_plusplus"],
    [0, "a_plusplus"],
    [1, "a_plus"],
    [45, "a_plus"],
    [46, "a"],
    [85, "a"],
    [86, "b"],
    [170, "b"],
    [171, "c"],
    [255, "c"],
    [256, "d"],
    [340, "d"],
    [341, "e"],
    [425, "e"],
    [426, "f"],
    [510, "f"],
    [511, "g"],
  ])("PROP-11 is for a Walloon home of %d label %s", (performance, label) => {
    expect(labelOf("wallonia", performance)).toBe(label);
  });

  it("PROP-11 has no gap: every performance has a label, and a worse one never a better label", () => {
    const any = fc.double({ min: -1000, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...regions), any, any, (region, one, other) => {
        const scale = energyScale(region);
        const rank = (performance: number) => scale.indexOf(labelOf(region, performance) ?? "");
        expect(rank(one)).toBeGreaterThanOrEqual(0);
        if (one <= other) expect(rank(one)).toBeLessThanOrEqual(rank(other));
      }),
    );
  });

  it("PROP-11 is absent without a performance, whatever the text", () => {
    for (const region of regions) {
      expect(labelOf(region, null)).toBeNull();
      expect(labelOf(region, Number.NaN)).toBeNull();
      expect(labelOf(region, null, "B")).toBeNull();
    }
  });

  it("PROP-11 is absent outside Belgium and Luxembourg, or without a known region", () => {
    expect(energyLabel({ zip: "2000", countryId: 63, energyPerformance: 90, epcLabelText: "A" })).toBeNull();
    expect(energyLabel({ zip: "123", countryId: 10, energyPerformance: 90, epcLabelText: "A" })).toBeNull();
  });
});

describe("the label of the certificate", () => {
  it("PROP-11 overrides the computed one", () => {
    expect(labelOf("flanders", 350, "C")).toBe("c");
    expect(labelOf("brussels", 350, "B-")).toBe("b_sub");
    expect(labelOf("wallonia", 350, "a_plusplus")).toBe("a_plusplus");
  });

  it("PROP-11 is ignored when it is no label of the region", () => {
    expect(labelOf("flanders", 350, "G")).toBe("d");
    expect(labelOf("flanders", 350, "A-")).toBe("d");
    expect(labelOf("wallonia", 350, "PEB en cours")).toBe("e");
    expect(labelOf("brussels", 350, " ")).toBe("g");
  });

  it("PROP-11 is used as given in Luxembourg, with or without a performance", () => {
    const luxembourg = (epcLabelText: string | null) =>
      energyLabel({ zip: "1009", countryId: 50, energyPerformance: null, epcLabelText });
    expect(luxembourg("B")).toEqual({ label: "b", region: "luxembourg" });
    expect(luxembourg("B / C")).toEqual({ label: "B / C", region: "luxembourg" });
    expect(luxembourg(" C / D ")).toEqual({ label: "C / D", region: "luxembourg" });
    expect(luxembourg("")).toBeNull();
    expect(luxembourg("  ")).toBeNull();
    expect(luxembourg(null)).toBeNull();
  });

  it.each([
    ["A+", "a_plus"],
    ["a ++", "a_plusplus"],
    ["B−", "b_sub"],
    ["EPC: C", "c"],
    ["PEB classe D-", "d_sub"],
    ["e_plus", "e_plus"],
    ["in aanvraag", null],
    [" C ", "c"],
    ["", null],
    ["AB", null],
    ["z", null],
  ])("reads %j as %j", (text, label) => {
    expect(parseEnergyLabel(text)).toBe(label);
  });

  it("is parsed from its display name, for every label of every scale", () => {
    for (const label of [
      ...Object.keys(energyBands).flatMap((region) => energyScale(region === "brussels" ? "brussels" : "wallonia")),
      ...energyScale("luxembourg"),
    ]) {
      expect(parseEnergyLabel(energyLabelName(label))).toBe(label);
    }
    expect(energyScale("luxembourg").map(energyLabelName)).toEqual(["A+", ..."ABCDEFGHI"]);
    expect(["a_plusplus", "b_sub"].map(energyLabelName)).toEqual(["A++", "B−"]);
    for (const other of ["B / C", "ab", "z", "in aanvraag: a", "b_subs"]) expect(energyLabelName(other)).toBe(other);
  });
});

describe("the colour of a label", () => {
  it("PROP-11 is that of its letter, with all its steps, and red for the worst of each scale", () => {
    const tones = (region: Parameters<typeof energyTone>[0]["region"]) =>
      [...new Set(energyScale(region).map((label) => `${label.charAt(0)}${energyTone({ label, region })}`))].join(" ");
    expect(tones("flanders")).toBe("aa bb cc dd ee fg");
    expect(tones("brussels")).toBe("aa bb cc dd ee ff gg");
    expect(tones("wallonia")).toBe("aa bb cc dd ee ff gg");
    expect(tones("luxembourg")).toBe("aa bb cc dd ee ff gg hg ig");
  });

  it("PROP-11 is none for an unknown label", () => {
    expect(energyTone({ label: "in aanvraag", region: "luxembourg" })).toBeNull();
    expect(energyTone({ label: "g", region: "flanders" })).toBeNull();
  });
});

describe("the renovation notice", () => {
  it("PROP-11 applies to Flemish homes for sale with label E or F", () => {
    for (const label of ["e", "f"]) expect(hasRenovationDuty({ label, region: "flanders" }, 0)).toBe(true);
    for (const label of ["a_plus", "a", "b", "c", "d"])
      expect(hasRenovationDuty({ label, region: "flanders" }, 0)).toBe(false);
  });

  it("PROP-11 does not apply to lettings, other regions or homes without a label", () => {
    expect(hasRenovationDuty({ label: "f", region: "flanders" }, 1)).toBe(false);
    expect(hasRenovationDuty({ label: "f", region: "wallonia" }, 0)).toBe(false);
    expect(hasRenovationDuty({ label: "e", region: "brussels" }, 0)).toBe(false);
    expect(hasRenovationDuty(null, 0)).toBe(false);
  });
});
