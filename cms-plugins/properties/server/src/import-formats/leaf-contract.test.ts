import { isAppError, isUnmapped } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { isIgnored, type IgnoredLeaves } from "./draft/unread-leaves.js";
import { fixtureNames, readFixture, type FixtureName } from "./fixtures/read-fixture.js";
import * as kyero from "./kyero/ignored-leaves.js";
import * as omnicasa from "./omnicasa/ignored-leaves.js";
import * as openimmo from "./openimmo/ignored-leaves.js";
import { readWithItems } from "./fixtures/read-with-items.js";

const mark = "qx7zz";

interface Ignored {
  ignoredInListing: IgnoredLeaves;
  ignoredAround: IgnoredLeaves;
}
const adapters: Readonly<Record<FixtureName, Ignored & { listing: RegExp }>> = {
  "openimmo.xml": { ...openimmo, listing: /^openimmo\/anbieter\/immobilie\// },
  "kyero.xml": { ...kyero, listing: /^root\/property\// },
  "omnicasa.json": {
    ...omnicasa,
    ignoredInListing: {
      ...omnicasa.ignoredInListing,
      ...Object.fromEntries(Object.keys(omnicasa.repeatedBy).map((key) => [key, "another key says it"])),
    },
    listing: /^GetPropertyListJsonResult\/Value\/Items\//,
  },
};

/** The positions of a value in an import file, found without the readers. */
interface Place {
  path: string;
  from: number;
  to: number;
}

function placesInXml(text: string): Place[] {
  const places: Place[] = [];
  const open: string[] = [];
  for (const token of text.matchAll(/<\?.*?\?>|<!\[CDATA\[(.*?)\]\]>|<(\/?)([\w.-]+)([^>]*?)(\/?)>|([^<]+)/gs)) {
    const [all, cdata, closes, name, attributes = "", alone, plain] = token;
    if (plain?.trim() || cdata) {
      const from = token.index + (cdata === undefined ? 0 : "<![CDATA[".length);
      places.push({ path: open.join("/"), from, to: from + (cdata ?? all).length });
    } else if (closes) open.pop();
    else if (name !== undefined) {
      open.push(name);
      for (const attribute of attributes.matchAll(/([\w-]+)="([^"]+)"/g)) {
        const from = token.index + 1 + name.length + attribute.index + (attribute[1]?.length ?? 0) + 2;
        places.push({ path: `${open.join("/")}/@${attribute[1]}`, from, to: from + (attribute[2]?.length ?? 0) });
      }
      if (alone) open.pop();
    }
  }
  return places;
}

function placesInJson(text: string): Place[] {
  const places: Place[] = [];
  const open: (string | null)[] = [];
  let key: string | null = null;
  for (const token of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[[\]{}]|-?[\d.]+|true|false|null/g)) {
    const [all, string, isKey] = token;
    if (isKey) key = string ?? null;
    else if (all === "{" || all === "[") {
      open.push(key);
      key = null;
    } else if (all === "}" || all === "]") open.pop();
    else
      places.push({ path: [...open, key].filter(Boolean).join("/"), from: token.index, to: token.index + all.length });
    if (!isKey) key = null;
  }
  return places;
}

/** Whether it is in a listing that is withdrawn or not for the site, whose fields are ignored. */
function passes(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf("<immobilie>", at), text.lastIndexOf('{\n          "ID"', at));
  const rest = text.slice(Math.max(start, 0)).split(/<\/immobilie>|\n {8}\}/)[0] ?? "";
  return /aktionart="DELETE"|"Status": 0/.test(rest);
}

/** Whether it is a text in a language that the site lacks: the language is reported once. */
function isSilent(text: string, at: number, path: string): boolean {
  if (/<objekt_text lang="(?!nl|fr|en|de)[a-z]{2}">$/.test(text.slice(0, at))) return true;
  const listing = text.slice(text.lastIndexOf('{\n          "ID"', at)).split("\n        }")[0] ?? "";
  return listing.includes('"language": "xx"') && /(MainTypeName|TypeDescription)$/.test(path);
}

async function outcome(text: string) {
  try {
    const { items, withdrawn, mode, problems } = await readWithItems(Buffer.from(text), { files: new Map() });
    return { items, withdrawn, mode, problems: problems.listed };
  } catch (cause) {
    if (isAppError(cause)) return { refused: cause.message, problems: [] };
    throw cause;
  }
}

describe.each(fixtureNames)("each leaf of %s", { timeout: 60_000 }, (name) => {
  const { ignoredInListing, ignoredAround, listing } = adapters[name];
  const text = readFixture(name).toString("utf8");
  const isXml = name.endsWith(".xml");
  const places = isXml ? placesInXml(text) : placesInJson(text);
  const root = isXml ? new RegExp(`^${places[0]?.path.split("/")[0]}/`) : /^/;
  const inListing = (path: string) => path.replace(listing, "");

  it("API-6 is read, ignored for a reason, or reported: changing its value has an effect", async () => {
    const before = await outcome(text);
    const named = new Set(before.problems.filter(({ message }) => isUnmapped(message)).map(({ field }) => field));
    const silentLeaves: string[] = [];
    for (const { path, from, to } of places) {
      const short = listing.test(path) ? inListing(path) : path.replace(root, "");
      if (isIgnored(listing.test(path) ? ignoredInListing : ignoredAround, short) || named.has(short)) continue;
      if (passes(text, from) || isSilent(text, from, path)) continue;
      const after = await outcome(text.slice(0, from) + (isXml ? mark : `"${mark}"`) + text.slice(to));
      if (JSON.stringify(after) === JSON.stringify(before)) silentLeaves.push(`${short} ${text.slice(from, to)}`);
    }
    expect(silentLeaves).toEqual([]);
  });

  it("API-6 is reported once when unknown, wherever it is", async () => {
    const holders = isXml ? [...text.matchAll(/<[\w.-]+[^>/]*>(?=\s*<[\w.-])/g)] : [...text.matchAll(/\{(?=\s*")/g)];
    const written = isXml ? `<neuland>${mark}</neuland>` : `"Neuland":"${mark}",`;
    expect(holders.length).toBeGreaterThan(10);
    for (const holder of holders) {
      const at = holder.index + holder[0].length;
      if (passes(text, at)) continue;
      const { problems } = await outcome(text.slice(0, at) + written + text.slice(at));
      const naming = problems.filter(
        (problem) => JSON.stringify(problem).includes(mark) || /neuland/i.test(problem.field),
      );
      expect(naming.length, text.slice(at - 60, at)).toBe(1);
    }
  });

  // XML has no typed values: the round before covers an element in place of a text.
  if (!isXml)
    it("API-6 is reported or read when its value is an object or a list", async () => {
      const silentLeaves: string[] = [];
      for (const { path, from, to } of places) {
        const short = listing.test(path) ? inListing(path) : path;
        if (isIgnored(listing.test(path) ? ignoredInListing : ignoredAround, short)) continue;
        if (passes(text, from) || isSilent(text, from, path)) continue;
        for (const replaced of [`{"neuland":"${mark}"}`, `["${mark}"]`]) {
          const after = await outcome(text.slice(0, from) + replaced + text.slice(to));
          if (!JSON.stringify(after).includes(mark)) silentLeaves.push(`${short} ${replaced}`);
        }
      }
      expect(silentLeaves).toEqual([]);
    });

  it("has a reason when it is ignored", () => {
    for (const reason of [...Object.values(ignoredInListing), ...Object.values(ignoredAround)])
      expect(reason).toMatch(/^\S.{8,}/);
  });
});
