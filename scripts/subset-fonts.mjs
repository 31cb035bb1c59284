/**
 * Writes the site's fonts: the Latin letters of their packages without hints, which headline sizes do not need and
 * phones ignore, and only the weights of Figtree that are used. Run it when a package changes:
 *
 *   node scripts/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
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

for (const { from, to, usual, ...options } of fonts) {
  const font = readFileSync(fileURLToPath(import.meta.resolve(from)));
  const rest = [...characters].filter((character) => !usual.includes(character)).join("");
  for (const [name, text] of [
    [to, usual],
    [`${to}-signs`, rest],
  ]) {
    const small = await subsetFont(font, text, { targetFormat: "woff2", noHinting: true, ...options });
    writeFileSync(new URL(`../web/app/ui/fonts/${name}.woff2`, import.meta.url), small);
    console.log(`${name}.woff2: ${font.length} → ${small.length} bytes`);
  }
}
