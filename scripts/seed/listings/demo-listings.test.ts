import { propertyInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { demoListings } from "./demo-listings.js";

describe("the demo listings", () => {
  const listings = demoListings();

  it("PROP-21 are 546, each with its own reference, all valid by the import contract", () => {
    expect(listings).toHaveLength(546);
    expect(new Set(listings.map(({ reference }) => reference)).size).toBe(546);
    const rejected = listings.flatMap((listing) => propertyInputSchema.safeParse(listing).error?.issues ?? []);
    expect(rejected).toEqual([]);
  });

  it("PROP-21 are the same on every run", () => {
    expect(demoListings()).toEqual(listings);
  });

  it("PROP-21 have a text in Dutch, French and English always, in German for a third", () => {
    const share = (language: "nl" | "fr" | "en" | "de") =>
      listings.filter(({ description }) => description[language]).length / listings.length;
    expect([share("nl"), share("fr"), share("en")]).toEqual([1, 1, 1]);
    expect(share("de")).toBeGreaterThan(0.28);
    expect(share("de")).toBeLessThan(0.4);
  });

  it("LANG-4 have headlines in every language or in none", () => {
    const headed = new Set(listings.map(({ typeDescription }) => Object.keys(typeDescription).toSorted().join(" ")));
    expect(headed).toEqual(new Set(["", "de en fr nl"]));
  });

  it("PROP-10 have every marquee value of the specification except the retired ones", () => {
    expect(new Set(listings.map(({ marquee }) => marquee))).toEqual(new Set([0, 2, 3, 4, 14, 15]));
  });
});
