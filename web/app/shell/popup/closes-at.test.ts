import { describe, expect, it } from "vitest";
import { closesAt } from "./site-popup";

const thanks = "/nl/bedankt/nieuwsbrief/";

describe("the address at which a popup closes", () => {
  it("CHROME-8 is the target of its first form", () => {
    expect(closesAt("/nl/bedankt/nieuwsbrief?x=1", thanks)).toBe(true);
    expect(closesAt("/nl/contact/", thanks)).toBe(false);
    expect(closesAt("/nl/", "https://elsewhere.example/nl/")).toBe(false);
    expect(closesAt("https://www.example.org/nl/bedankt/nieuwsbrief/", thanks)).toBe(true);
  });

  it("CHROME-8 is none for a form without an address", () => {
    expect(closesAt("/nl/", null)).toBe(false);
    expect(closesAt("/nl/", "")).toBe(false);
  });

  it("CHROME-8 is the current one when it marks the popup as clicked", () => {
    expect(closesAt("/nl/?modal-clicked=1", null)).toBe(true);
    expect(closesAt("/nl/#modal-clicked", thanks)).toBe(true);
  });
});
