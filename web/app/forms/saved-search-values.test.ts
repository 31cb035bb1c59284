import { describe, expect, it } from "vitest";
import { savedSearchValues } from "../modules/data/module-content.server";

const choice = (value: string) => ({ value, label: value });
const choices = {
  propertyTypes: ["1", "2"].map(choice),
  zones: ["gent|9000", "region:flanders", "municipality:11002"].map(choice),
};
const valuesOf = (search: string) => savedSearchValues(new URLSearchParams(search), choices);

describe("FORM-3 the defaults of a saved search", () => {
  it("FORM-3 come from the filters of a list", () => {
    expect(
      valuesOf(
        "goal=rent&city=gent|9000&type=2&bedrooms=2&garages=1&price=-1200&surface=110&epc=c&parking=1&sort=city",
      ),
    ).toEqual({
      goal: ["rent"],
      propertyTypes: ["2"],
      zones: ["gent|9000"],
      minPrice: [],
      maxPrice: ["1200"],
      minBedrooms: ["2"],
      minGarages: ["1"],
      minSurface: ["100"],
      epc: ["c"],
      amenities: ["parking"],
    });
  });

  it("FORM-3 have a whole city as its municipality", () => {
    expect(valuesOf("city=antwerpen|all&city=gent|all")).toMatchObject({ zones: ["municipality:11002"] });
  });

  it("FORM-3 omit options that are not offered, and limit rooms to the form's maximum", () => {
    expect(valuesOf("goal=steal&city=atlantis|1&type=9&bedrooms=12&surface=20")).toMatchObject({
      ...{ goal: [], propertyTypes: [], zones: [], minBedrooms: ["5"], minSurface: [] },
    });
  });

  it("FORM-3 are empty without a search", () => expect(valuesOf("")).toBeUndefined());
});
