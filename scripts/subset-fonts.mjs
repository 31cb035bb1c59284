/**
 * Writes the site's fonts: the Latin letters of their packages without hints, which headline sizes do not need and
 * phones ignore, and only the weights of Figtree that are used. Run it when a package changes:
 *
 *   node scripts/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** The letters of words in the four languages. The italic is for one word of a headline, seldom more. */
const letters = ` '-${between(0x41, 0x5a)}${between(0x61, 0x7a)}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüßŒœ’`;

/** The additional characters of headlines and prices. */
const inHeadlines = `${letters}${between(0x30, 0x39)}!"%&()+,./:;?\u00a0«»·–—‘“”„…€`;

/** The additional characters of body text: no page of the site has any other unless staff wrote it. */
const inTexts = `${inHeadlines}${between(0x20, 0x7e)}©°²×•−`;

/** Printable ASCII and Latin-1, what nl, fr, en and de have besides, and the signs of the texts. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœŠšŸŽž–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−×′″`;

/** The site has it for its captcha. */
const opentype = createRequire(new URL("../web/package.json", import.meta.url))("opentype.js");

const figtree = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const serif = "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2";
const italic = "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2";
const variationAxes = { wght: { min: 400, max: 700 } };

/**
 * Each font in two files: the characters that nearly every page needs, which are preloaded, and `-signs` with the rest.
 * The first file's range in fonts.css may be wider than the file: the browser looks for a missing letter in the second.
 * The range of the second names only its own letters, so a letter moved between the files must be moved there too.
 */
const fonts = [
  { from: figtree, to: "figtree", usual: inTexts, variationAxes },
  { from: serif, to: "instrument-serif", usual: inHeadlines },
  { from: italic, to: "instrument-serif-italic", usual: letters },
];

const fileOf = (specifier) => readFileSync(fileURLToPath(import.meta.resolve(specifier)));
const write = (name, content) => writeFileSync(new URL(`../web/app/ui/fonts/${name}.woff2`, import.meta.url), content);

/**
 * The serif has no "²", and another font's is too heavy beside it: its own "2", smaller and as high as its digits, in a file of
 * its own.
 */
async function writeSquareSign() {
  const plain = await subsetFont(fileOf(serif), "2", { targetFormat: "sfnt", noHinting: true });
  const whole = opentype.parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength));
  const { unitsPerEm, ascender, descender } = whole;
  const [two, size] = [whole.charToGlyph("2"), 0.58 * unitsPerEm];
  const raised = two.getBoundingBox().y2 * (1 - size / unitsPerEm);
  const glyph = (name, unicode, advanceWidth, path) => new opentype.Glyph({ name, unicode, advanceWidth, path });
  const path = new opentype.Path();
  // A drawing's y goes down, a glyph's up.
  for (const command of two.getPath(0, -raised, size).commands)
    path.commands.push(
      Object.fromEntries(Object.entries(command).map(([key, value]) => [key, /^y/.test(key) ? -value : value])),
    );
  const font = new opentype.Font({
    ...{ familyName: "InstrumentSerifSquare", styleName: "Regular", unitsPerEm, ascender, descender },
    glyphs: [
      glyph(".notdef", 0, size, new opentype.Path()),
      glyph("twosuperior", 0xb2, Math.round((two.advanceWidth * size) / unitsPerEm), path),
    ],
  });
  const small = await subsetFont(Buffer.from(font.toArrayBuffer()), "²", { targetFormat: "woff2", noHinting: true });
  write("instrument-serif-square", small);
  console.log(`instrument-serif-square.woff2: ${small.length} bytes`);
}

for (const { from, to, usual, ...options } of fonts) {
  const font = fileOf(from);
  const rest = [...characters].filter((character) => !usual.includes(character)).join("");
  for (const [name, text] of [
    [to, usual],
    [`${to}-signs`, rest],
  ]) {
    const small = await subsetFont(font, text, { targetFormat: "woff2", noHinting: true, ...options });
    write(name, small);
    console.log(`${name}.woff2: ${font.length} → ${small.length} bytes`);
  }
}
await writeSquareSign();
