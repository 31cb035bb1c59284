import { describe, expect, it } from "vitest";
import { z } from "zod";
import { listingAttributeShape } from "../contracts/listing-attribute-schemas.js";
import { mandatoryDisclosures, disclosuresOf, signsOf, type Advertised } from "./mandatory-disclosures.js";
import { lawLanguages } from "./law-languages.js";
import { listingAttributes } from "./listing-attributes.js";

const noAttributes = Object.fromEntries(listingAttributes.map(({ key }) => [key, null]));
const listingAttributeValues = (given: object) => z.object(listingAttributeShape).parse({ ...noAttributes, ...given });

const today = new Date("2026-06-01T00:00:00Z");
const fields = (about: Partial<Advertised>, day = today) =>
  disclosuresOf({ region: "flanders", goal: 0, isLand: false, ...about }, day).map(({ field }) => field);

describe("PROP-20 the legal disclosures of an advertisement", () => {
  it("have a known field, a day and a source each, and no duplicate", () => {
    const known = new Set<string>(["energyClass", "price", ...listingAttributes.map(({ key }) => key)]);
    for (const { field, label, from, source } of mandatoryDisclosures) {
      expect(known.has(field), field).toBe(true);
      expect(label).toMatch(/^(listing\.|properties\.detail\.)\w+$/);
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source.length).toBeGreaterThan(20);
    }
    const keys = mandatoryDisclosures.flatMap(({ region, goals, field }) =>
      goals.map((goal) => `${region} ${goal} ${field}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("in Flanders are score, code, planning information, flood scores and heritage of a sale", () => {
    expect(fields({})).toEqual([
      "energyPerformance",
      "epcUniqueCode",
      "floodGScore",
      "permit",
      "areaApplication",
      "judicialMeasure",
      "summons",
      "preemptiveRights",
      "allotmentPermit",
      "floodPScore",
      "floodReportDate",
      "protectedHeritage",
    ]);
  });

  it("in Brussels are class and CO2, and the lawful use of a sale; in Wallonia code, class and totals", () => {
    expect(fields({ region: "brussels" })).toEqual([
      "energyClass",
      "energyPerformance",
      "epcCo2",
      "lawfulUse",
      "permit",
      "preemptiveRights",
    ]);
    expect(fields({ region: "wallonia" })).toEqual([
      "epcUniqueCode",
      "energyClass",
      "energyPerformance",
      "epcTotal",
      "areaApplication",
      "permit",
      "floodZone",
    ]);
  });

  it.each(["flanders", "brussels", "wallonia"] as const)(
    "in %s are the charges of every letting, of no sale",
    (region) => {
      expect(fields({ region, goal: 1 })).toContain("chargesRenter");
      expect(fields({ region, goal: 0 })).not.toContain("chargesRenter");
    },
  );

  it("exclude the fields of a building for a plot", () => {
    for (const region of ["flanders", "brussels", "wallonia"] as const)
      for (const field of fields({ region, isLand: true })) expect(field).not.toMatch(/^(energy|epc|floodG|charges)/);
    expect(fields({ isLand: true })).toContain("floodPScore");
  });

  it("apply from the day a law is in force, not the day before", () => {
    expect(fields({}, new Date("2022-12-31T12:00:00Z"))).not.toContain("floodPScore");
    expect(fields({}, new Date("2023-01-01T00:00:00Z"))).toContain("floodPScore");
  });

  it("include the rent of every letting, and no sale's price", () => {
    for (const region of ["flanders", "brussels", "wallonia"] as const) {
      expect(fields({ region, goal: 1 })[0]).toBe("price");
      expect(fields({ region, goal: 1, isLand: true })).toContain("price");
      expect(fields({ region })).not.toContain("price");
    }
  });

  it("exclude certificates of a garage, and the code in Flanders when the address is shown", () => {
    for (const region of ["flanders", "brussels", "wallonia"] as const)
      for (const field of fields({ region, isParking: true })) expect(field).not.toMatch(/^(energy|epc)/);
    expect(fields({ isParking: true })).toContain("floodGScore");
    expect(fields({ showsAddress: true })).not.toContain("epcUniqueCode");
    expect(fields({ showsAddress: true })).toContain("energyPerformance");
    expect(fields({ region: "wallonia", showsAddress: true })).toContain("epcUniqueCode");
  });

  it("include the flood sign from the day of its law, for sale and for rent", () => {
    const attributes = listingAttributeValues({ floodPScore: "D" });
    const signs = (goal: 0 | 1, day: string) => signsOf({ region: "flanders", goal }, attributes, new Date(day));
    expect([signs(0, "2022-12-31"), signs(0, "2023-01-01"), signs(1, "2023-01-01")]).toEqual([
      [],
      ["flood"],
      ["flood"],
    ]);
  });

  it("of a plot are planning information and flood scores, and the rent of a letting", () => {
    const plot = (region: Advertised["region"], goal: 0 | 1) => fields({ region, goal, isLand: true });
    expect(plot("flanders", 0)).toEqual([
      ...["permit", "areaApplication", "judicialMeasure", "summons", "preemptiveRights", "allotmentPermit"],
      ...["floodPScore", "floodReportDate", "protectedHeritage"],
    ]);
    expect(plot("flanders", 1)).toEqual(["price", "protectedHeritage"]);
    expect(plot("brussels", 0)).toEqual(["lawfulUse", "permit", "preemptiveRights"]);
    expect(plot("wallonia", 0)).toEqual(["areaApplication", "permit", "floodZone"]);
    expect([plot("brussels", 1), plot("wallonia", 1)]).toEqual([["price"], ["price"]]);
  });

  it("have their attribute's label, the energy class its own", () => {
    for (const { field, label } of mandatoryDisclosures)
      expect(label).toBe(field === "energyClass" ? "properties.detail.energyClass" : `listing.${field}`);
  });

  it("quote each law in the declared language of its region", () => {
    const french = mandatoryDisclosures
      .filter(({ source }) => /^(Décret|Code du)/.test(source))
      .map(({ region }) => region);
    const dutch = mandatoryDisclosures.filter(({ source }) => /(decreet|besluit|Wet|wet|Codex|code)\b/.test(source));
    expect(lawLanguages).toEqual({ flanders: "nl", brussels: "nl", wallonia: "fr" });
    expect(new Set(french)).toEqual(new Set(["wallonia"]));
    expect(dutch.some(({ region }) => region === "wallonia")).toBe(false);
  });

  it("include the flood sign for score D of the plot or the building, in Flanders alone", () => {
    const signs = (given: object, region: Advertised["region"] = "flanders") =>
      signsOf({ region, goal: 0 }, listingAttributeValues(given), today);
    expect([signs({ floodPScore: "D" }), signs({ floodGScore: "D" })]).toEqual([["flood"], ["flood"]]);
    expect([signs({ floodPScore: "C", floodGScore: "A" }), signs({})]).toEqual([[], []]);
    expect([signs({ floodPScore: "D" }, "wallonia"), signs({ floodPScore: "D" }, "brussels")]).toEqual([[], []]);
  });
});
