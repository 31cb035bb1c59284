import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { z } from "zod";

/** The site's own two, in the weights of paper. */
const families = {
  text: "figtree/files/figtree-$-400-normal.woff",
  strong: "figtree/files/figtree-$-600-normal.woff",
  display: "instrument-serif/files/instrument-serif-$-400-normal.woff",
  italic: "instrument-serif/files/instrument-serif-$-400-italic.woff",
} as const;
export type Face = keyof typeof families;
const faces = ["text", "strong", "display", "italic"] as const satisfies readonly Face[];
const parts = ["latin", "latin-ext"] as const;
export type FontName = `${Face} ${(typeof parts)[number]}`;

const read = (path: string) => readFileSync(createRequire(__filename).resolve(`@fontsource/${path}`));

let files: ReadonlyMap<string, Buffer> | undefined;

/** Reads the files once; a report embeds only the fonts it uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  files ??= new Map(
    Object.entries(families).flatMap(([face, path]) =>
      parts.map((part) => [`${face} ${part}`, read(path.replace("$", part))] as const),
    ),
  );
  for (const [name, file] of files) doc.registerFont(name, file);
}

/** Ascent of each face above the baseline, relative to its size. */
const ascents: Readonly<Record<Face, number>> = { text: 0.95, strong: 0.95, display: 0.99, italic: 0.99 };
export const ascentOf = (face: Face): number => ascents[face];

/** A part of pdfkit's fonts that its types lack. */
const openedSchema = z.object({
  _font: z.object({ font: z.custom<{ hasGlyphForCodePoint: (code: number) => boolean }>() }),
});
type Has = (code: number) => boolean;
let glyphs: Map<FontName, Has> | undefined;

/**
 * Checks the font files themselves: the serif has no ², whatever its package says. Uses a separate document, or each
 * report would embed all fonts.
 */
function hasGlyph(font: FontName, code: number): boolean {
  if (!glyphs) {
    const probe = new PDFDocument({ autoFirstPage: false });
    registerFonts(probe);
    glyphs = new Map(
      faces.flatMap((face) =>
        parts.map((part) => {
          const name: FontName = `${face} ${part}`;
          const { font: file } = openedSchema.parse(probe.font(name))._font;
          return [name, (sign: number) => file.hasGlyphForCodePoint(sign)] as const;
        }),
      ),
    );
  }
  return glyphs.get(font)?.(code) ?? false;
}

const chosen = new Map<string, FontName | null>();

/** Characters missing in the face use the text font. Cached: a text is measured word by word, many times. */
function fontFor(sign: string, face: Face): FontName | null {
  const key = `${face}${sign}`;
  const known = chosen.get(key);
  if (known !== undefined) return known;
  const fonts: FontName[] = [`${face} latin`, `${face} latin-ext`, "text latin", "text latin-ext"];
  const found = fonts.find((font) => hasGlyph(font, sign.codePointAt(0) ?? 0)) ?? null;
  chosen.set(key, found);
  return found;
}

/** A run of text in one font. */
export interface FontRun {
  font: FontName;
  text: string;
  /** Small and raised, in the place of this sign: the serif has no ² of its own, and another face's is too heavy beside it. */
  raised?: string;
}

const raisedDigits: Readonly<Record<string, string>> = { "¹": "1", "²": "2", "³": "3" };

/**
 * Splits a text into runs of one font each. A character that no font has is left out if it is a picture, and shown as
 * `?` if it is a letter.
 */
export function inFonts(text: string, face: Face): FontRun[] {
  const runs: FontRun[] = [];
  for (const sign of text.normalize("NFC").replace(/[\u2009\u202f]/g, "\u00a0")) {
    const known = fontFor(sign, face);
    if (!known && !/\p{Letter}|\p{Number}/u.test(sign)) continue;
    const digit = raisedDigits[sign];
    if (digit && known !== `${face} latin`) {
      runs.push({ font: `${face} latin`, text: digit, raised: sign });
      continue;
    }
    const font: FontName = known ?? `${face} latin`;
    const shown = known ? sign : "?";
    const last = runs.at(-1);
    if (last?.font === font && !last.raised) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}
