import { describe, expect, it } from "vitest";
import { listingLanguages, ownPageLanguages, projectLanguages } from "./content-languages.js";

describe("LANG-4 the languages a listing is written in", () => {
  it("are those of its description, whatever has a headline", () => {
    const listing = { description: { nl: "<p>Mooi</p>", de: " " }, typeDescription: { nl: "Huis", fr: "Maison" } };
    expect(listingLanguages(listing)).toEqual(["nl"]);
    expect(projectLanguages({ description: { fr: "Beau" }, name: { nl: "Residentie" } })).toEqual(["fr"]);
  });

  it("are those of its headline where nothing describes it, and none where there is no text", () => {
    expect(listingLanguages({ description: {}, typeDescription: { en: "House", nl: "Huis" } })).toEqual(["nl", "en"]);
    expect(listingLanguages({ description: {}, typeDescription: {} })).toEqual([]);
  });
});

describe("LANG-4 the languages in which its page stands for itself", () => {
  const enabled = ["fr", "nl", "en"] as const;

  it("are the enabled ones it is written in, and the default language, which the others point at", () => {
    expect(ownPageLanguages(["nl", "de"], enabled, "nl")).toEqual(["nl"]);
    expect(ownPageLanguages(["fr"], enabled, "nl")).toEqual(["fr", "nl"]);
  });

  it("are all of them where there is nothing to translate", () => {
    expect(ownPageLanguages([], enabled, "nl")).toEqual(["fr", "nl", "en"]);
  });
});
