import { describe, expect, it } from "vitest";
import { closesAt } from "./closes-at";

const site = "https://www.example.org";

describe("where the popup closes by itself", () => {
  it("CHROME-8 at the address its first form sends to", () => {
    expect(closesAt(`${site}/nl/bedankt/nieuwsbrief/?x=1`, `${site}/nl/bedankt/nieuwsbrief`)).toBe(true);
    expect(closesAt(`${site}/nl/`, `${site}/nl/bedankt/nieuwsbrief`)).toBe(false);
    expect(closesAt(`${site}/nl/`, "https://elsewhere.example/nl/")).toBe(false);
  });

  it("CHROME-8 where the address says that it was clicked", () => {
    expect(closesAt(`${site}/nl/?modal-clicked=1`, null)).toBe(true);
    expect(closesAt(`${site}/nl/#modal-clicked`, null)).toBe(true);
    expect(closesAt(`${site}/nl/`, null)).toBe(false);
  });
});
