import { describe, expect, it } from "vitest";
import { listingAttributes } from "../rules/listing-attributes.js";
import { readAttributes, definedAttributes } from "./stored-attributes.js";

describe("PROP-1 the attributes that are kept of a listing", () => {
  it("are read each by its row of the table: what is not of its kind is nothing, and harms no other", () => {
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

  it("are read by every kind that holds a number", () => {
    const numbers = { surfaceLiving: 90, widthFront: 6, notaryFee: 900, energyPerformance: 120, epcTotal: 12_800 };
    const others = { epcCo2: 40, eLevel: 60, constructionYear: 1930, bedrooms: 2 };
    expect(readAttributes({ ...numbers, ...others })).toMatchObject({ ...numbers, ...others });
  });

  it("are those that say something, in the order of the table; no and nought do", () => {
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

  it("are read as they were kept", () => {
    const values = readAttributes({ floor: 0, hasLift: false, viagerConditions: { de: "Auf Anfrage" } });
    expect(readAttributes(definedAttributes(values))).toEqual(values);
  });
});
