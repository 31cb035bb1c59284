import { describe, expect, it } from "vitest";
import { compileMedia } from "./compile-media";
import { dutchPlace } from "./site-fixture";

describe("compileMedia", () => {
  it("CMS-12 falls back to the title, and knows no size of a film", () => {
    const film = { url: "/uploads/a.mp4", mime: "video/mp4", width: null, height: 0, alternativeTexts: {} };
    expect(compileMedia(film, "Rondleiding", dutchPlace)).toEqual({
      url: "/uploads/a.mp4",
      mime: "video/mp4",
      width: null,
      height: null,
      alt: "Rondleiding",
    });
  });

  it("CMS-12 has the text of the language, else the default language's", () => {
    const picture = { url: "/a.jpg", mime: "image/jpeg", width: 8, height: 6 };
    const alt = (alternativeTexts: object, language: "nl" | "fr" | "de") =>
      compileMedia({ ...picture, alternativeTexts }, "Titel", { language, defaultLanguage: "nl" })?.alt;
    const texts = { nl: "Voordeur", fr: "Porte" };
    expect([alt(texts, "fr"), alt(texts, "de"), alt({ fr: "Porte" }, "de")]).toEqual(["Porte", "Voordeur", "Titel"]);
  });
});
