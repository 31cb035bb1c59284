import { describe, expect, it } from "vitest";
import { languages } from "./languages.js";
import { isListingId } from "./listing-path.js";
import { isPreviewPath, listingPartPath, listingParts, previewPath, splitListingPart } from "./own-paths.js";
import { pathSegments } from "./path-segments.js";

const listing = "/nl/te-koop/antwerpen/huis/12/";

describe("the pages of a listing", () => {
  it.each(languages)("ROUTE-7 has a word for each in %s, none twice, and reads it back", (language) => {
    const texts = listingParts.map((part) => pathSegments[language][part]);
    expect(new Set(texts).size).toBe(listingParts.length);
    for (const part of listingParts) {
      const path = listingPartPath(listing, part, language);
      expect(path).toMatch(/^\/nl\/te-koop\/antwerpen\/huis\/12\/[a-z-]+\/$/);
      expect(splitListingPart(path.slice(4, -1))).toEqual({ path: "te-koop/antwerpen/huis/12", part });
    }
  });

  it("ROUTE-7 means the same part by a word of any language, and never takes an id for one", () => {
    const all = listingParts.flatMap((part) => languages.map((language) => [pathSegments[language][part], part]));
    const meanings = new Map(all.map(([segment, part]) => [segment, part]));
    for (const [segment, part] of all) expect(meanings.get(segment), segment).toBe(part);
    expect(all.some(([segment = ""]) => isListingId(segment))).toBe(false);
  });

  it.each(["te-koop/antwerpen/huis/12", "afdrukken", ""])("ROUTE-7 is none of them: %j", (path) => {
    expect(splitListingPart(path)).toBeNull();
  });
});

describe("the address of a preview", () => {
  it.each(languages)("ROUTE-7 has the language of what it shows: %s", (language) => {
    expect(previewPath(language)).toBe(`/${language}/preview/`);
    for (const path of [previewPath(language), `/${language}/preview`, `/${language}/preview.data`])
      expect(isPreviewPath(path), path).toBe(true);
  });

  it.each([
    ["/preview", true],
    ["/preview.data", true],
    ["/FR/Preview/", true],
    ["/nl/previews/", false],
    ["/nl/team/preview/", false],
    ["/nl/te-koop/?preview", false],
    ["/", false],
  ])("ROUTE-7 CMS-9 %s is one: %s", (path, is) => {
    expect(isPreviewPath(path)).toBe(is);
  });
});
