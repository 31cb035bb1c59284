import { describe, expect, it } from "vitest";
import { safeAddress } from "./safe-address";

describe("CMS-11 an address typed by staff", () => {
  it.each([
    "https://example.com/huis?x=1#top",
    "HTTP://example.com",
    "mailto:info@example.com",
    "tel:+3232123456",
    "/nl/te-koop/",
    "/",
    "#contact",
    "#",
    "?page=2",
    "?",
  ])("links to %s", (address) => expect(safeAddress(` ${address}\n`)).toBe(address));

  it("is a web address when it begins with www, in any case", () => {
    expect(safeAddress("www.example.com/a")).toBe("https://www.example.com/a");
    expect(safeAddress(" WWW.example.com ")).toBe("https://WWW.example.com");
    expect(safeAddress("awww.example.com")).toBe("");
  });

  it.each([
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "//elders.example",
    "/\\elders.example",
    "te-koop",
    "https://",
    "mailto:",
    "tel:",
    "/nl/te koop/",
    "#een twee",
    "?a b",
    "https://example.com/a b",
    "mailto:a@b.example x",
    "tel:1 2",
    "x https://example.com",
    "een /nl/",
  ])("has no link: %j", (address) => expect(safeAddress(address)).toBe(""));
});
