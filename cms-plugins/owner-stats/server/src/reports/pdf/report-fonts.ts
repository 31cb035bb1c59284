import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The site's own two, in the weights of paper. */
const families = {
  text: "figtree/files/figtree-$-400-normal.woff",
  strong: "figtree/files/figtree-$-600-normal.woff",
  display: "instrument-serif/files/instrument-serif-$-400-normal.woff",
  italic: "instrument-serif/files/instrument-serif-$-400-italic.woff",
} as const;
export type Face = keyof typeof families;
export type FontName = `${Face} ${"latin" | "latin-ext"}`;

const read = (path: string) => readFileSync(createRequire(__filename).resolve(`@fontsource/${path}`));

let files: ReadonlyMap<string, Buffer> | undefined;

/** Read once; a report has whichever of them it uses. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  files ??= new Map(
    Object.entries(families).flatMap(([face, path]) =>
      (["latin", "latin-ext"] as const).map((part) => [`${face} ${part}`, read(path.replace("$", part))] as const),
    ),
  );
  for (const [name, file] of files) doc.registerFont(name, file);
}

// What the font's two files hold, as their package tells it.
const latin =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u202f\u20ac\u2122\u2212]/;
const further = /[\u0100-\u024f\u1e00-\u1eff]/;

/** A text in parts that have one font each. What no font has is left out where it is a picture, and shown as `?` where it is a letter. */
export function inFonts(text: string, face: Face): { font: FontName; text: string }[] {
  const parts: { font: FontName; text: string }[] = [];
  for (const sign of text.normalize("NFC").replace(/\u202f/g, "\u00a0")) {
    const known = latin.test(sign) || further.test(sign);
    if (!known && !/\p{Letter}|\p{Number}/u.test(sign)) continue;
    const font: FontName = `${face} ${further.test(sign) && !latin.test(sign) ? "latin-ext" : "latin"}`;
    const last = parts.at(-1);
    if (last?.font === font) last.text += known ? sign : "?";
    else parts.push({ font, text: known ? sign : "?" });
  }
  return parts;
}
