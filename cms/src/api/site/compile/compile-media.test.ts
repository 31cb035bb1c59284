import { describe, expect, it } from "vitest";
import { altIn, compileMedia } from "./compile-media";
import { dutchPlace } from "./site-fixture";

describe("altIn", () => {
  it("CMS-12 reads one text for all languages, or one a language", () => {
    expect(altIn("Voordeur: groen", "fr", "nl")).toBe("Voordeur: groen");
    expect(altIn("nl: Voordeur: groen | fr: Porte verte", "fr", "nl")).toBe("Porte verte");
    expect(altIn("nl: Voordeur\nFR: Porte", "de", "nl")).toBe("Voordeur");
    expect(altIn("", "nl", "nl")).toBe("");
  });
});

describe("compileMedia", () => {
  it("CMS-12 falls back to the title, and knows no size of a film", () => {
    const film = { url: "/uploads/a.mp4", mime: "video/mp4", width: null, height: 0, alternativeText: "" };
    expect(compileMedia(film, "Rondleiding", dutchPlace)).toEqual({
      url: "/uploads/a.mp4",
      mime: "video/mp4",
      width: null,
      height: null,
      alt: "Rondleiding",
    });
  });
});
