import { describe, expect, it } from "vitest";
import { regionOfPostcode } from "./region-of-postcode.js";

describe("the region of a postal code", () => {
  it.each([
    ["1000", "brussels"],
    ["1299", "brussels"],
    ["1300", "wallonia"],
    ["1499", "wallonia"],
    ["1500", "flanders"],
    ["3999", "flanders"],
    ["4000", "wallonia"],
    ["7999", "wallonia"],
    ["8000", "flanders"],
    ["9999", "flanders"],
  ])("PROP-12 of %s is %s", (zip, region) => {
    expect(regionOfPostcode(zip, 10)).toBe(region);
  });

  it("PROP-12 is read from a code with spaces or the country's letter", () => {
    expect(regionOfPostcode(" 2018 ", 10)).toBe("flanders");
    expect(regionOfPostcode("B-1050", 10)).toBe("brussels");
    expect(regionOfPostcode("b 4000", 10)).toBe("wallonia");
  });

  it.each(["", "999", "0999", "10000", "2000a", "2000 Antwerpen", "-2000"])("PROP-12 is none for %j", (zip) => {
    expect(regionOfPostcode(zip, 10)).toBeNull();
  });

  it("PROP-12 is known in Belgium only", () => {
    expect(regionOfPostcode("2000", 50)).toBeNull();
    expect(regionOfPostcode("2000", 63)).toBeNull();
    expect(regionOfPostcode("2000", 0)).toBeNull();
  });
});
