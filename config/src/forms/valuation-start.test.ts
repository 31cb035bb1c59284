import { describe, expect, it } from "vitest";
import { valuationStart, valuationStartOf } from "./valuation-start.js";

const placed = (place: string) => {
  const { zip, city } = valuationStart("Kerkstraat 1", place).values;
  return [zip, city];
};
const problems = (address: string, place: string) => valuationStart(address, place).problems;

describe("FORM-1 a valuation that begins with an address", () => {
  it.each([
    ["2018 Antwerpen", "2018", "Antwerpen"],
    ["B-2018 Antwerpen", "2018", "Antwerpen"],
    ["2018, Antwerpen", "2018", "Antwerpen"],
    ["2018Antwerpen", "2018", "Antwerpen"],
    ["2018 ANTWERPEN", "2018", "ANTWERPEN"],
    ["Antwerpen 2018", "2018", "Antwerpen"],
    ["1012 AB Amsterdam", "1012 AB", "Amsterdam"],
    ["52062 Aachen", "52062", "Aachen"],
    ["  2018 ", "2018", ""],
    ["Sint-Job-in-’t-Goor", "", "Sint-Job-in-’t-Goor"],
    ["201", "201", ""],
    ["", "", ""],
  ])("splits %s into the form's fields", (place, zip, city) => expect(placed(place)).toEqual([zip, city]));

  it("FORM-2 is rejected by the form's own rules, with the field name", () => {
    expect(problems("Kerkstraat 1", "2018 Antwerpen")).toEqual({});
    expect(problems("Kerkstraat 1", "Antwerpen")).toEqual({});
    expect(problems(" ", "\u200b")).toEqual({ address: "required", place: "required" });
    expect(problems("a".repeat(201), "12")).toEqual({ address: "tooLong", place: "zip" });
    expect(problems("Kerkstraat 1", "b".repeat(201))).toEqual({ place: "tooLong" });
  });

  it("is read from the address, and absent when nothing was typed", () => {
    const of = (search: string) => valuationStartOf(new URLSearchParams(search))?.values;
    expect(of("address=Kerkstraat+1&place=2018+Antwerpen")).toEqual({
      ...{ address: "Kerkstraat 1", zip: "2018", city: "Antwerpen" },
    });
    expect(of("place=2018")).toEqual({ address: "", zip: "2018", city: "" });
    expect([of(""), of("address=&place=+"), of("type=2")]).toEqual([undefined, undefined, undefined]);
  });

  it("keeps every typed character, on one line", () => {
    expect(valuationStart("Kerk\nstraat 1", "<b>x</b>").values).toEqual({
      ...{ address: "Kerk straat 1", zip: "", city: "<b>x</b>" },
    });
  });
});
