import { describe, expect, it } from "vitest";
import { findZones } from "./zone-field";

const zones = [
  { value: "region:brussels", label: "Brussel" },
  { value: "province:VAN", label: "Provincie Antwerpen" },
  { value: "province:X", label: "Provincie Meer" },
  { value: "municipality:41082", label: "Erpe-Mere" },
  { value: "municipality:12025", label: "Mechelen" },
  { value: "municipality:62063", label: "Liège" },
  { value: "municipality:11040", label: "Sint-Job-in-'t-Goor" },
  ...Array.from({ length: 30 }, (_, at) => ({ value: `municipality:${at}`, label: `Veel ${at}` })),
];
const found = (typed: string) => findZones(zones, typed).found.map(({ label }) => label);

describe("FORM-3 the search for zones", () => {
  it.each([
    ["ant", ["Provincie Antwerpen"]],
    ["LIEGE", ["Liège"]],
    ["job sint", ["Sint-Job-in-'t-Goor"]],
    ["me", ["Provincie Meer", "Mechelen", "Erpe-Mere"]],
    ["zzz", []],
  ])("FORM-3 finds by %j", (typed, labels) => expect(found(typed)).toEqual(labels));

  it("FORM-3 lists the regions first, and the number of others", () => {
    expect(found("  ")[0]).toBe("Brussel");
    expect(findZones(zones, "veel")).toMatchObject({ found: { length: 12 }, more: 18 });
  });
});
