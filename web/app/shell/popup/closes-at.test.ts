import { describe, expect, it } from "vitest";
import { closesAt } from "./closes-at";

const thanks = "/nl/bedankt/nieuwsbrief/";

describe("where the popup closes by itself", () => {
  it("CHROME-8 at the address its first form sends to", () => {
    expect(closesAt("/nl/bedankt/nieuwsbrief?x=1", thanks)).toBe(true);
    expect(closesAt("/nl/contact/", thanks)).toBe(false);
    expect(closesAt("/nl/", "https://elsewhere.example/nl/")).toBe(false);
    expect(closesAt("https://www.example.org/nl/bedankt/nieuwsbrief/", thanks)).toBe(true);
  });

  it("CHROME-8 nowhere by a form that names no address", () => {
    expect(closesAt("/nl/", null)).toBe(false);
    expect(closesAt("/nl/", "")).toBe(false);
  });

  it("CHROME-8 where the address says that it was clicked", () => {
    expect(closesAt("/nl/?modal-clicked=1", null)).toBe(true);
    expect(closesAt("/nl/#modal-clicked", thanks)).toBe(true);
  });
});
