import { describe, expect, it } from "vitest";
import { mapFramePath } from "../../app/properties/map/addresses";
import { plainAddress } from "../remix-answer";

describe("LANG-8 the canonical spelling of an address", () => {
  it.each([
    ["/nl/te%2Dkoop/", "/nl/te-koop/"],
    ["/%6El/te-koop/?utm_source=%41", "/nl/te-koop/?utm_source=%41"],
    ["/fr/quartier-%c3%a9l%C3%A9gant/", "/fr/quartier-%C3%A9l%C3%A9gant/"],
    ["/nl//te-koop///", "/nl/te-koop/"],
    ["/nl/x/../te-koop/./", "/nl/te-koop/"],
    ["/nl/%2e%2E/fr/", "/fr/"],
    ["/.//evil.example/", "/evil.example/"],
    ["/SITEMAPS/nl.xml", "/sitemaps/nl.xml"],
    ["/sitemap.xml/?a", "/sitemap.xml?a"],
    ["/Robots%2Etxt", "/robots.txt"],
    ["/NL/RSS.xml", "/nl/rss.xml"],
    ["/Chrome.json?language=nl", "/chrome.json?language=nl"],
    ["/API/listing-count/?goal=0", "/api/listing-count?goal=0"],
  ])("%s is %s", (address, plain) => expect(plainAddress(address)).toBe(plain));

  it.each([
    "/",
    "/NL/Te-Koop",
    "/nl/te-koop%2Fantwerpen/",
    "/nl/te-koop;x=1/",
    "/nl/%252D/",
    `${mapFramePath}?language=nl`,
    "/preview?path=%2F%2f",
    "/nl/preview//x%2D",
  ])("%s stays unchanged", (address) => expect(plainAddress(address)).toBe(address));

  it("is its own canonical spelling, so that no redirect loops", () => {
    const signs = [
      "/",
      ".",
      "%2e",
      "%2F",
      "%25",
      "%",
      "2",
      "e",
      "|",
      '"',
      "[",
      "^",
      ";",
      "é",
      "~",
      "?",
      "..",
      "\t",
      "api",
    ];
    let seed = 7;
    const next = () => (seed = (seed * 16_807) % 2_147_483_647);
    for (let round = 0; round < 5_000; round++) {
      const address = `/${Array.from({ length: 8 }, () => signs[next() % signs.length]).join("")}`;
      const plain = plainAddress(address);
      expect(plainAddress(plain), address).toBe(plain);
      if (!address.startsWith("//")) expect(plain, address).not.toMatch(/^\/\//);
    }
  });
});
