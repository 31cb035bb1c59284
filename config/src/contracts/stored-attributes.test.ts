import { describe, expect, it } from "vitest";
import { listingAttributes } from "../rules/listing-attributes.js";
import { readAttributes, definedAttributes } from "./stored-attributes.js";

describe("PROP-1 the stored attributes of a listing", () => {
  it("are parsed each by its kind: an invalid value is empty and affects no other", () => {
    const values = readAttributes({
      bedrooms: 3,
      bathrooms: "2",
      hasGarden: false,
      condition: "splendid",
      heating: { nl: "Gas" },
      kitchen: {},
      epcExpiryDate: "soon",
      chargesOwner: -5,
      jacuzzi: true,
    });
    expect(Object.keys(values)).toEqual(listingAttributes.map(({ key }) => key));
    expect(Object.entries(values).filter(([, value]) => value !== null)).toEqual([
      ["bedrooms", 3],
      ["hasGarden", false],
      ["heating", { nl: "Gas" }],
    ]);
  });

  it("are parsed for every numeric kind", () => {
    const numbers = { surfaceLiving: 90, widthFront: 6, notaryFee: 900, energyPerformance: 120, epcTotal: 12_800 };
    const others = { epcCo2: 40, eLevel: 60, constructionYear: 1930, bedrooms: 2 };
    expect(readAttributes({ ...numbers, ...others })).toMatchObject({ ...numbers, ...others });
  });

  it("exclude empty values, in the order of the table; no and zero are values", () => {
    const defined = definedAttributes({
      ...{ heating: { fr: "Gaz" }, kitchen: {}, epcUniqueCode: "", floor: 0, hasLift: false },
      ...{ bedrooms: null, constructionYear: 1930, jacuzzi: true },
    });
    expect(Object.entries(defined)).toEqual([
      ["constructionYear", 1930],
      ["floor", 0],
      ["hasLift", false],
      ["heating", { fr: "Gaz" }],
    ]);
  });

  it("are read back as they were stored", () => {
    const values = readAttributes({ floor: 0, hasLift: false, viagerConditions: { de: "Auf Anfrage" } });
    expect(readAttributes(definedAttributes(values))).toEqual(values);
  });
});
