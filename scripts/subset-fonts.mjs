/**
 * Writes the fonts of the site: the Latin letters of their packages without hints, which sizes of a headline do not
 * need and phones ignore, and Figtree in the weights that are used. Run it when a package changes:
 *
 *   node scripts/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** What the words of the four languages are written with. The italic is for one word of a headline, seldom for more. */
const letters = ` '-${between(0x41, 0x5a)}${between(0x61, 0x7a)}ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüßŒœ’`;

/** Printable ASCII and Latin-1, what nl, fr, en and de have besides, and the signs of the texts. */
const characters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœŠšŸŽž–—‘’‚“”„†•…‰‹›⁄€™←↑→↓−×′″`;

const fonts = [
  {
    from: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    to: "figtree.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  { from: "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2", to: "instrument-serif.woff2" },
  {
    from: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    to: "instrument-serif-italic.woff2",
    text: letters,
  },
  {
    from: "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2",
    to: "instrument-serif-italic-signs.woff2",
    text: [...characters].filter((character) => !letters.includes(character)).join(""),
  },
];

for (const { from, to, text = characters, ...options } of fonts) {
  const font = readFileSync(fileURLToPath(import.meta.resolve(from)));
  const small = await subsetFont(font, text, { targetFormat: "woff2", noHinting: true, ...options });
  writeFileSync(new URL(`../web/app/ui/fonts/${to}`, import.meta.url), small);
  console.log(`${to}: ${font.length} → ${small.length} bytes`);
}
