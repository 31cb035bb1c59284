import { describe, expect, it } from "vitest";
import { closesAt } from "./closes-at";

const site = "https://www.example.org";
const formAction = `${site}/nl/bedankt/nieuwsbrief`;
const openedAt = `${site}/nl/`;

describe("where the popup closes by itself", () => {
  it("CHROME-8 at the address its first form sends to", () => {
    expect(closesAt(`${site}/nl/bedankt/nieuwsbrief/?x=1`, { openedAt, formAction })).toBe(true);
    expect(closesAt(`${site}/nl/contact/`, { openedAt, formAction })).toBe(false);
    expect(closesAt(`${site}/nl/`, { openedAt, formAction: "https://elsewhere.example/nl/" })).toBe(false);
    expect(closesAt(`${site}/nl/bedankt/`, { openedAt, formAction: "/nl/bedankt" })).toBe(true);
  });

  it("CHROME-8 not under a visitor who stands at that address when it opens", () => {
    const here = `${site}/nl/bedankt/nieuwsbrief/`;
    expect(closesAt(here, { openedAt: here, formAction })).toBe(false);
    expect(closesAt(`${here}?page=2`, { openedAt: here, formAction })).toBe(false);
  });

  it("CHROME-8 nowhere by a form that names no address", () => {
    expect(closesAt(openedAt, { openedAt: `${site}/nl/contact/`, formAction: null })).toBe(false);
  });

  it("CHROME-8 where the address says that it was clicked", () => {
    expect(closesAt(`${site}/nl/?modal-clicked=1`, { openedAt, formAction: null })).toBe(true);
    expect(closesAt(`${site}/nl/#modal-clicked`, { openedAt: `${site}/nl/#modal-clicked`, formAction: null })).toBe(
      true,
    );
  });
});
