import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { z } from "zod";
import { inFonts, registerFonts } from "./report-fonts.js";

const opened = z.object({
  _font: z.object({ font: z.custom<{ hasGlyphForCodePoint: (code: number) => boolean }>() }),
});

it.each(["text", "strong", "display", "italic"] as const)(
  "OWNER-8 the font of %s has every character that is written in it: 69 m², ½, ±",
  (face) => {
    const doc = new PDFDocument();
    registerFonts(doc);
    const missingGlyphs: string[] = [];
    for (let code = 0x20; code <= 0x2300; code += 1)
      for (const { font, text } of inFonts(String.fromCodePoint(code), face)) {
        const { font: file } = opened.parse(doc.font(font))._font;
        for (const sign of text)
          if (!file.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) missingGlyphs.push(`${sign} ${code.toString(16)}`);
      }
    expect(missingGlyphs).toEqual([]);
    expect(inFonts("69 m²", face).map(({ text }) => text)).toEqual(
      face === "text" || face === "strong" ? ["69 m²"] : ["69 m", "2"],
    );
  },
);
