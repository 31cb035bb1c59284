import { describe, expect, it } from "vitest";
import { syncedTexts } from "./sync-alternative-texts.js";
import { labelledTexts } from "./labelled-texts.js";

describe("CMS-12 an alternative text in Strapi's single field", () => {
  it("is the default language's, or that of each language it names", () => {
    expect(labelledTexts(" Voordeur: groen ", "nl")).toEqual({ nl: "Voordeur: groen" });
    expect(labelledTexts("Porte", "fr")).toEqual({ fr: "Porte" });
    expect(labelledTexts("nl: Voordeur: groen | fr: Porte verte", "nl")).toEqual({
      nl: "Voordeur: groen",
      fr: "Porte verte",
    });
    expect(labelledTexts("nl: Voordeur\nFR: Porte\nde:", "nl")).toEqual({ nl: "Voordeur", fr: "Porte" });
    expect(labelledTexts(" ", "nl")).toEqual({});
  });
});

describe("CMS-12 the texts of a file and Strapi's own field", () => {
  const stored = { alternativeText: "Voordeur", alternativeTexts: { nl: "Voordeur", fr: "Porte" } };

  it("stay equal whichever of the two is written", () => {
    expect(syncedTexts({ alternativeTexts: { nl: "Deur", fr: "Porte" } }, stored, "nl")).toEqual({
      alternativeText: "Deur",
      alternativeTexts: { nl: "Deur", fr: "Porte" },
    });
    expect(syncedTexts({ alternativeText: "Groene deur" }, stored, "nl")).toEqual({
      alternativeText: "Groene deur",
      alternativeTexts: { nl: "Groene deur", fr: "Porte" },
    });
    expect(syncedTexts({ alternativeText: "" }, stored, "nl")).toEqual({
      alternativeText: "",
      alternativeTexts: { fr: "Porte" },
    });
    expect(syncedTexts({ alternativeText: "nl: A | de: B" }, stored, "nl").alternativeTexts).toEqual({
      ...{ nl: "A", fr: "Porte", de: "B" },
    });
  });

  it("stay unchanged when a file is renamed, or its dialog sends them back", () => {
    expect(syncedTexts({ name: "deur.jpg" }, stored, "nl")).toEqual({});
    expect(syncedTexts({ alternativeText: "Voordeur" }, stored, "nl")).toEqual({});
    expect(
      syncedTexts({ alternativeText: null }, { alternativeText: null, alternativeTexts: { fr: "Porte" } }, "nl"),
    ).toEqual({});
  });
});
