import { describe, expect, it } from "vitest";
import { listingLanguages, ownPageLanguages, projectLanguages } from "./content-languages.js";

describe("LANG-4 the languages of a listing", () => {
  it("are those of its description, whatever has a headline", () => {
    const listing = { description: { nl: "<p>Mooi</p>", de: " " }, typeDescription: { nl: "Huis", fr: "Maison" } };
    expect(listingLanguages(listing)).toEqual(["nl"]);
    expect(projectLanguages({ description: { fr: "Beau" }, name: { nl: "Residentie" } })).toEqual(["fr"]);
  });

  it("are those of its headline without a description, and none without text", () => {
    expect(listingLanguages({ description: {}, typeDescription: { en: "House", nl: "Huis" } })).toEqual(["nl", "en"]);
    expect(listingLanguages({ description: {}, typeDescription: {} })).toEqual([]);
  });
});

describe("LANG-4 the languages of a listing's canonical pages", () => {
  const enabled = ["fr", "nl", "en"] as const;

  it("are its enabled ones, and the default language, to which the others refer", () => {
    expect(ownPageLanguages(["nl", "de"], enabled, "nl")).toEqual(["nl"]);
    expect(ownPageLanguages(["fr"], enabled, "nl")).toEqual(["fr", "nl"]);
  });

  it("are all of them when there is nothing to translate", () => {
    expect(ownPageLanguages([], enabled, "nl")).toEqual(["fr", "nl", "en"]);
  });
});
