import { describe, expect, it } from "vitest";
import { compileMedia } from "./compile-media";
import { file } from "./row-fields";
import { dutchPlace } from "../api/site/compile/site-fixture";

const updatedAt = 36 ** 3;

describe("compileMedia", () => {
  it("PROP-16 gives a picture a version when it was replaced, and a film none", () => {
    const file = { url: "/uploads/a.jpg", mime: "image/jpeg", width: 8, height: 6, alternativeTexts: {} };
    expect(compileMedia({ ...file, updatedAt }, "", dutchPlace)?.url).toBe("/uploads/a.jpg#v=1000");
    expect(compileMedia({ ...file, updatedAt: updatedAt + 1 }, "", dutchPlace)?.url).toBe("/uploads/a.jpg#v=1001");
    expect(compileMedia({ ...file, updatedAt: null }, "", dutchPlace)?.url).toBe("/uploads/a.jpg");
    expect(compileMedia({ ...file, mime: "video/mp4", updatedAt }, "", dutchPlace)?.url).toBe("/uploads/a.jpg");
  });

  it("CMS-12 falls back to the title, and has no size for a film", () => {
    const film = { url: "/uploads/a.mp4", mime: "video/mp4", width: null, height: 0, alternativeTexts: {}, updatedAt };
    expect(compileMedia(film, "Rondleiding", dutchPlace)).toEqual({
      url: "/uploads/a.mp4",
      mime: "video/mp4",
      width: null,
      height: null,
      alt: "Rondleiding",
    });
  });

  it("has a picture's size in whole pixels, at least one", () => {
    const file = { url: "/a.jpg", mime: "image/jpeg", height: 6.5, alternativeTexts: {}, updatedAt };
    const size = (width: number | null) => compileMedia({ ...file, width }, "", dutchPlace);
    expect([size(1), size(0.6), size(-3), size(8.4)].map((media) => media?.width)).toEqual([1, null, null, 8]);
    expect(size(null)?.height).toBe(7);
  });

  it("CMS-12 has the focal point that staff chose, and none where it cannot be read", () => {
    const stored = (focalPoint: unknown) =>
      file.parse({
        url: "/a.jpg",
        mime: "image/jpeg",
        width: 8,
        height: 6,
        updatedAt,
        alternativeTexts: {},
        focalPoint,
      });
    const compiled = (focalPoint: unknown) => compileMedia(stored(focalPoint), "", dutchPlace)?.focalPoint;
    expect(compiled({ x: 20, y: 75.5 })).toEqual({ x: 20, y: 75.5 });
    expect(compiled('{"x":0,"y":100}')).toEqual({ x: 0, y: 100 });
    for (const unreadable of [null, undefined, "left", { x: 20 }, { x: -1, y: 50 }, { x: "20", y: 50 }])
      expect(compiled(unreadable), JSON.stringify(unreadable)).toBeUndefined();
  });

  it("CMS-12 has the text of the language, else the default language's", () => {
    const picture = { url: "/a.jpg", mime: "image/jpeg", width: 8, height: 6, updatedAt };
    const alt = (alternativeTexts: object, language: "nl" | "fr" | "de") =>
      compileMedia({ ...picture, alternativeTexts }, "Titel", { language, defaultLanguage: "nl" })?.alt;
    const texts = { nl: "Voordeur", fr: "Porte" };
    expect([alt(texts, "fr"), alt(texts, "de"), alt({ fr: "Porte" }, "de")]).toEqual(["Porte", "Voordeur", "Titel"]);
  });
});
