/**
 * Writes the fallback fonts of the site: shown until a font is loaded, with the same width and height. Letters of a
 * local font are a little wider or narrower than ours, each by a different amount; groups of letters with a size of
 * their own break lines where ours do (decision 124). Run it when a font changes, where Liberation or Arial and Times
 * are installed:
 *
 *   CHROMIUM_PATH=… node scripts/measure-stand-ins.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Maximum change of a letter's size relative to its neighbours: with more, words look uneven. */
const largestChange = 0.08;
/** Letters that differ by less share a size. */
const step = 0.02;

const sans = ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica"];
const bold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Neue Bold", "Helvetica-Bold"];
const serif = ["Times New Roman", "Liberation Serif", "Times"];
const text = { family: "Figtree Fallback", file: "figtree", style: "normal" };
const headline = { family: "Instrument Serif Fallback", weight: 400, weights: "400" };

const standIns = [
  { ...text, weight: 400, weights: "400", fonts: sans },
  { ...text, weight: 500, weights: "500", fonts: sans },
  { ...text, weight: 600, weights: "600 700", fonts: bold },
  { ...headline, file: "instrument-serif", style: "normal", fonts: serif },
  { ...headline, file: "instrument-serif-italic", style: "italic", fonts: serif.map((name) => `${name} Italic`) },
];

const root = new URL("../web/app/", import.meta.url);
const messages = new URL("i18n/messages/", root);
const texts = readdirSync(messages, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => Object.values(JSON.parse(readFileSync(new URL(file, messages), "utf8"))))
  .filter((message) => typeof message === "string" && !message.includes("{"));
const counts = new Map();
for (const letter of texts.join("")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
// A soft hyphen and a narrow space have no width that one could measure.
const letters = [...counts.keys()].filter((letter) => !/[\u00ad\u202f\u2060\p{Cc}]/u.test(letter));

/** Runs in a browser, at 1000 px: the widths of each letter in both fonts, and the effect of kerning in ours over all texts. */
async function measure({ url, weight, locals, letters, texts }) {
  const faces = [new FontFace("Ours", `url(${url})`, { weight: "400 700" }), new FontFace("Theirs", locals)];
  for (const face of faces) document.fonts.add(await face.load());
  const canvas = document.createElement("canvas").getContext("2d");
  const ours = `${weight} 1000px Ours, monospace`;
  const widthIn = (font, words) => {
    canvas.font = font;
    return canvas.measureText(words).width;
  };
  canvas.fontKerning = "none";
  const widths = letters.map((letter) => [letter, widthIn(ours, letter), widthIn("1000px Theirs, monospace", letter)]);
  const apart = widthIn(ours, texts);
  canvas.fontKerning = "normal";
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText(texts);
  document.fonts.clear();
  return { widths, kerning: width / apart, ascent: ascent / 1000, descent: descent / 1000 };
}

const sum = (items, of) => items.reduce((all, item) => all + of(item), 0);

/** Each letter's size, near the average; what exceeds a letter's limit is spread over the others. */
function sizesOf({ widths, kerning }) {
  const measured = widths
    .filter(([, ours, theirs]) => ours > 0 && theirs > 0)
    .map(([letter, ours, theirs]) => ({
      letter,
      wanted: (ours / theirs) * kerning,
      room: theirs * counts.get(letter),
    }));
  const whole = sum(measured, ({ wanted, room }) => wanted * room) / sum(measured, ({ room }) => room);
  const nearWhole = (size) => Math.min(Math.max(size, whole * (1 - largestChange)), whole * (1 + largestChange));
  const sized = (by) => measured.map((item) => ({ ...item, size: nearWhole(item.wanted * by) }));
  const mean = (items) => sum(items, ({ size, room }) => size * room) / sum(items, ({ room }) => room);
  let by = 1;
  for (let turn = 0; turn < 40; turn++) by *= whole / mean(sized(by));
  const groups = new Map();
  for (const item of sized(by)) {
    const at = Math.round((item.size / whole - 1) / step);
    groups.set(at, [...(groups.get(at) ?? []), item]);
  }
  return { whole, groups: [...groups.values()].map((items) => ({ size: mean(items), items })) };
}

const percent = (part) => `${(part * 100).toFixed(2)}%`;
const rangeOf = (items) =>
  items
    .map(({ letter }) => letter.codePointAt(0))
    .sort((one, other) => one - other)
    .map((code) => `U+${code.toString(16).toUpperCase()}`)
    .join(", ");

function faceOf({ family, style, weights, locals }, { ascent, descent }, size, range) {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weights};
  src: ${locals};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;${range ? `\n  unicode-range: ${range};` : ""}
}
`;
}

const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"], args: ["--no-sandbox"] });
const page = await browser.newPage();
const rules = ["/* Made by scripts/measure-stand-ins.mjs: change it there. */\n"];
for (const standIn of standIns) {
  const url = `data:font/woff2;base64,${readFileSync(new URL(`ui/fonts/${standIn.file}.woff2`, root), "base64")}`;
  const locals = standIn.fonts.map((name) => `local("${name}")`).join(", ");
  const metrics = await page.evaluate(measure, {
    ...{ url, locals, weight: standIn.weight, letters },
    texts: texts.join(" "),
  });
  const { whole, groups } = sizesOf(metrics);
  const face = (size, range) => faceOf({ ...standIn, locals }, metrics, size, range);
  rules.push(face(whole), ...groups.map(({ size, items }) => face(size, rangeOf(items))));
}
await browser.close();
writeFileSync(new URL("ui/stand-ins.css", root), rules.join("\n"));
