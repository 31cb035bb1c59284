import { describe, expect, it } from "vitest";
import { languages } from "./languages.js";
import { isListingId } from "../rules/listing-path.js";
import { isPreviewPath, listingPartPath, listingParts, previewPath, splitListingPart } from "./own-paths.js";
import { pathSegments } from "./path-segments.js";

const listing = "/nl/te-koop/antwerpen/huis/12/";

describe("the subpages of a listing", () => {
  it.each(languages)("ROUTE-7 have a unique segment each in %s, which is read back", (language) => {
    const texts = listingParts.map((part) => pathSegments[language][part]);
    expect(new Set(texts).size).toBe(listingParts.length);
    for (const part of listingParts) {
      const path = listingPartPath(listing, part, language);
      expect(path).toMatch(/^\/nl\/te-koop\/antwerpen\/huis\/12\/[a-z-]+\/$/);
      expect(splitListingPart(path.slice(4, -1))).toEqual({ path: "te-koop/antwerpen/huis/12", part });
    }
  });

  it("ROUTE-7 are recognized by the segment of any language, which is never an id", () => {
    const all = listingParts.flatMap((part) => languages.map((language) => [pathSegments[language][part], part]));
    const meanings = new Map(all.map(([segment, part]) => [segment, part]));
    for (const [segment, part] of all) expect(meanings.get(segment), segment).toBe(part);
    expect(all.some(([segment = ""]) => isListingId(segment))).toBe(false);
  });

  it.each(["te-koop/antwerpen/huis/12", "afdrukken", ""])("ROUTE-7 do not include %j", (path) => {
    expect(splitListingPart(path)).toBeNull();
  });
});

describe("the address of a preview", () => {
  it.each(languages)("ROUTE-7 has its content's language: %s", (language) => {
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
