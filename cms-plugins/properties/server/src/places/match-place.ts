import { countries } from "@gevel/config";
import { municipalities, placesAtZip, type BelgianPlace } from "./belgian-places.js";
import { townsNamed } from "./find-town.js";
import type { Place } from "./place.js";
import { townKey } from "./town-key.js";

/** Number of insertions, deletions, substitutions and swaps of neighbouring letters between two texts, capped at `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) >= most) return most;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const ways = [(last[at] ?? most) + 1, (next[at - 1] ?? most) + 1, (last[at - 1] ?? most) + (same ? 0 : 1)];
      if (swapped && row > 1) ways.push((before[at - 2] ?? most) + 1);
      next.push(Math.min(...ways));
    }
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? most, most);
}

type Written = Pick<Place, "name" | "zip" | "countryId">;

const byNis = new Map(municipalities.map((municipality) => [municipality.nis, municipality]));

/** Names of a municipality and other spellings of them. */
function wholeNames(nis: string): string[] {
  const { names = {}, places = [] } = byNis.get(nis) ?? {};
  return [...Object.values(names), ...places.flatMap(({ isWhole, aliases }) => (isWhole ? aliases : []))];
}

const toPlace = ({ name, names, zip, countryId, point }: BelgianPlace): Place => ({
  ...{ name, names, zip, countryId, point },
});

/** The place of a postal code with a matching name; `isMeant` receives each as a key. */
function placeAt(zip: string, isMeant: (key: string) => boolean): Place | null {
  const here = placesAtZip(zip);
  const isNamed = (names: Iterable<string>) => [...names].some((name) => isMeant(townKey(name)));
  const own = here.find(({ names }) => isNamed(Object.values(names))) ?? here.find(({ aliases }) => isNamed(aliases));
  if (own) return toPlace(own);
  const part = here.find(({ municipality }) => isNamed(wholeNames(municipality)));
  const whole = part && byNis.get(part.municipality);
  if (!whole) return null;
  return { ...toPlace(part), name: whole.name, names: whole.names };
}

const codeOf = ({ zip }: Written) => zip.replace(/\s/g, "");

/** A place by one of its names, in any language and spelling. */
function exactPlace(written: Written): Place | null {
  const key = townKey(written.name);
  return placeAt(codeOf(written), (name) => name === key);
}

/** Typing errors allowed in a name of this length: in a short one each makes another word. */
const maxErrorsIn = (key: string) => (key.length < 5 ? 0 : key.length < 8 ? 1 : 2);
/** A shorter name occurs in too many words. */
const minPartLength = 4;

/** Runs of words of a name: Antwerpen in "Antwerpen Zuid", Knokke in "Knokke (Het Zoute)". */
function partsOf(name: string): string[] {
  const words = name.split(/[\s,;/()[\]-]+/).filter((word) => word !== "");
  const parts = words.flatMap((_, from) =>
    words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(" ")),
  );
  return parts.filter((part) => townKey(part).length >= minPartLength);
}

function findClose(written: Written): Place | null {
  const zip = codeOf(written);
  const { name } = written;
  // An exact place name wins, however similar another one is.
  if (placesAtZip(zip).length === 0 || townsNamed(name, zip).meant.length > 0) return null;
  const key = townKey(name);
  for (const most of [1, 2]) {
    const isNear = (known: string) =>
      Math.max(maxErrorsIn(known), maxErrorsIn(key)) >= most && editDistance(known, key, most + 1) <= most;
    const near = placeAt(zip, isNear);
    if (near) return near;
  }
  const parts = partsOf(name);
  if (parts.some((part) => townsNamed(part, zip).meant.length > 0 && !townsNamed(part, zip).fits)) return null;
  const keys = new Set(parts.map(townKey));
  return placeAt(zip, (known) => known.length >= minPartLength && keys.has(known));
}

const close = new Map<string, Place | null>();
const maxCached = 5_000;

/**
 * The place of a postal code whose name is similar, for an unknown name: with a typing error, or among other words,
 * such as Antwerpn 2000, Gent-Centrum 9000 and Antwerpen 't Zuid 2000.
 */
export function findSimilarPlace(written: Written): Place | null {
  if (written.countryId !== countries.belgium || written.name.length > 100 || exactPlace(written)) return null;
  const key = `${codeOf(written)} ${written.name}`;
  const known = close.get(key);
  if (known !== undefined) return known;
  if (close.size >= maxCached) close.clear();
  const place = findClose(written);
  close.set(key, place);
  return place;
}

/**
 * A Belgian place by postal code and name in any language; null for a name that the code does not have. A municipality
 * with the code of a place within it, such as Gent 9030, gets that place's point.
 */
export function matchPlace(written: Written): Place | null {
  if (written.countryId !== countries.belgium) return null;
  return exactPlace(written) ?? findSimilarPlace(written);
}
