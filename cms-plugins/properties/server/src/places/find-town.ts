import { provinceOfMunicipality, type ProvinceCode } from "@gevel/config";
import { belgianPlaces, municipalities, placesAtZip, type BelgianPlace } from "./belgian-places.js";
import { distanceKm, type Point } from "./distance.js";
import { ownNameOf, provinceOfPostcode, provincesNamed } from "./provinces.js";
import { townKey } from "./town-key.js";

/** A possible meaning of a name: a municipality with all its codes, or one of its places. */
interface Town {
  name: string;
  municipality: string;
  /** The main one first. */
  zips: readonly [string, ...string[]];
  isWhole: boolean;
  /** Points of the places with this name. */
  points: readonly Point[];
}

type Towns = ReadonlyMap<string, readonly Town[]>;

export interface TownHints {
  /** As sent. */
  province?: string;
  point?: Point | null;
}

export type TownAnswer =
  /** `note` explains how it was concluded. */
  | { zip: string; note: string }
  /** Why the town has no postal code: its name is unknown or ambiguous. */
  | { zip: null; note: string };

const towns = new Map<string, Town[]>();
const lessSure = new Map<string, Town[]>();

/** Whether a town is among those already, be it as the whole municipality. */
const isAmong = (known: readonly Town[], town: Town) =>
  known.some(
    ({ municipality, isWhole, zips }) => municipality === town.municipality && (isWhole || zips[0] === town.zips[0]),
  );

function learn(index: Map<string, Town[]>, names: Iterable<string>, town: Town): void {
  for (const key of new Set([...names].map(townKey))) {
    const known = index.get(key) ?? [];
    if (key !== "" && !isAmong(known, town)) index.set(key, [...known, town]);
  }
}

for (const { nis, name, names, places } of municipalities) {
  const namesakes = places.filter(({ isWhole }) => isWhole);
  const [first, ...others] = [...new Set([...namesakes, ...places].map(({ zip }) => zip))];
  if (first === undefined) continue;
  const points = (namesakes.length > 0 ? namesakes : places).map(({ point }) => point);
  const town: Town = { name, municipality: nis, zips: [first, ...others], isWhole: true, points };
  learn(towns, Object.values(names), town);
  learn(
    lessSure,
    namesakes.flatMap(({ aliases }) => aliases),
    town,
  );
}
const townOf = ({ name, municipality, zip, point }: BelgianPlace): Town => ({
  ...{ name, municipality, zips: [zip] as const, isWhole: false },
  points: [point],
});
for (const place of belgianPlaces)
  if (!place.isWhole) {
    learn(towns, Object.values(place.names), townOf(place));
    learn(lessSure, place.aliases, townOf(place));
  }

const find = (index: Towns, name: string) => index.get(townKey(name)) ?? [];
/** By its names, and by other spellings unless a municipality has that name. */
const named = (name: string): readonly Town[] => {
  const sure = find(towns, name);
  if (sure.some(({ isWhole }) => isWhole)) return sure;
  return [...sure, ...find(lessSure, name).filter((town) => !isAmong(sure, town))];
};

/** Towns that fit both names: a place within the municipality is preferred to the municipality itself. */
function combined(some: readonly Town[], others: readonly Town[]): readonly Town[] {
  const within = (a: readonly Town[], b: readonly Town[]) =>
    a.filter(({ municipality }) => b.some((other) => other.municipality === municipality));
  const both = [...new Set([...within(some, others), ...within(others, some)])];
  const closer = both.filter(({ isWhole }) => !isWhole);
  return closer.length > 0 ? closer : both;
}

/** Antwerpen-Deurne, Liège Angleur: a municipality and a place within it, written as one. */
function inTwo(written: string): readonly Town[] {
  const words = written.split(/[\s-]+/);
  for (let at = 1; at < words.length; at += 1) {
    const both = combined(named(words.slice(0, at).join(" ")), named(words.slice(at).join(" ")));
    if (both.length > 0) return both;
  }
  return [];
}

interface Meaning {
  towns: readonly Town[];
  provinces: readonly ProvinceCode[] | null;
}

/** The meaning of a text as a whole or, if it is no name, of its parts: Halle (Vlaams-Brabant), Liège / Luik. */
function meaningOf(written: string): Meaning {
  const whole = named(written);
  if (whole.length > 0) return { towns: whole, provinces: null };
  const parts = written
    .split(/[/,;|()[\]]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length < 2) return { towns: inTwo(written), provinces: null };
  let meant: readonly Town[] = [];
  let provinces: readonly ProvinceCode[] | null = null;
  for (const part of parts) {
    const known = named(part);
    const area = provincesNamed(part);
    if (meant.length === 0) meant = known;
    else {
      const both = combined(meant, known);
      if (both.length > 0) meant = both;
      else if (area) provinces = area;
      // Two different towns: neither is used.
      else if (known.length > 0) return { towns: [], provinces: null };
    }
  }
  return { towns: meant, provinces };
}

const inProvinces = (found: readonly Town[], provinces: readonly ProvinceCode[] | null) =>
  found.filter(({ zips: [zip], municipality }) => {
    const own: readonly (ProvinceCode | null)[] = [provinceOfPostcode(zip), provinceOfMunicipality(municipality)];
    return !provinces || provinces.some((province) => own.includes(province));
  });

const nearKm = 10;
const clearlyFartherKm = 15;

/** The town a point is in, if no other is near. */
function byPoint(found: readonly Town[], point: Point): Town | null {
  const [first, second] = found
    .map((town) => ({ town, km: Math.min(...town.points.map((own) => distanceKm(own, point))) }))
    .sort((a, b) => a.km - b.km);
  if (!first || first.km > nearKm) return null;
  return second && second.km < first.km + clearlyFartherKm ? null : first.town;
}

/** Whether a town's name fits a postal code; `meant` are the codes of the towns it may name, empty for an unknown name. */
export function townsNamed(written: string, zip: string): { fits: boolean; meant: readonly string[] } {
  const { towns: found } = meaningOf(written.trim());
  const here = new Set(placesAtZip(zip).map(({ municipality }) => municipality));
  const fits = found.some((town) => town.zips.includes(zip) || (town.isWhole && here.has(town.municipality)));
  return { fits, meant: found.map(({ name, zips: [first] }) => `${first} ${name}`) };
}

const listed = 6;
function listOf(found: readonly Town[]): string {
  const each = found.slice(0, listed).map(({ name, zips: [zip] }) => {
    const province = provinceOfPostcode(zip);
    return `${zip} ${name}${province ? ` (${ownNameOf(province)})` : ""}`;
  });
  return each.join(", ") + (found.length > listed ? `, and ${found.length - listed} more` : "");
}

function zipOf({ name, zips }: Town, how: string): TownAnswer {
  const [zip, ...others] = zips;
  const many = others.length > 0 ? `, the first of the codes of ${name}: ${zips.slice(0, 12).join(", ")}` : "";
  return { zip, note: `has no postal code; taken as ${zip}${how}${many}` };
}

/** The town with the code in its text, such as 1500 Halle. */
function withCode(zip: string, rest: string): TownAnswer {
  const { towns: meant } = meaningOf(rest);
  const known = placesAtZip(zip);
  const at = new Set(known.map(({ municipality }) => municipality));
  if (
    meant.length > 0 &&
    !meant.some(({ zips, municipality, isWhole }) => zips.includes(zip) || (isWhole && at.has(municipality)))
  )
    return { zip: null, note: `names ${zip}, which is not the postal code of ${listOf(meant)}; send its postcode` };
  return { zip, note: `has its postal code ${zip} in its name` };
}

/**
 * The postal code of a Belgian town from the text of an import. An ambiguous name is resolved by the province or the
 * point if the import has one, else not at all: a listing in the wrong Halle is worse than none.
 */
export function findTown(written: string, { province = "", point = null }: TownHints = {}): TownAnswer {
  const code = /(?<!\d)(?:B(?:E)?[-\s]?)?([1-9]\d{3})(?!\d)/i.exec(written);
  if (code?.[1] !== undefined && placesAtZip(code[1]).length > 0)
    return withCode(code[1], written.replace(code[0], " ").replace(/^[\s,;/()-]+|[\s,;/()-]+$/g, ""));
  const { towns: found, provinces } = meaningOf(written.trim());
  if (found.length === 0) return { zip: null, note: "is no Belgian town we know; send its postcode" };
  const inside = inProvinces(inProvinces(found, provinces), provincesNamed(province));
  if (inside.length === 0)
    return { zip: null, note: `is ${listOf(found)}, but not in the province that is named; send its postcode` };
  const [only] = inside;
  if (only && inside.length === 1) return zipOf(only, found.length > 1 ? ", by its province" : "");
  const near = point && byPoint(inside, point);
  if (near) return zipOf(near, ", by its point");
  return { zip: null, note: `is the name of several places: ${listOf(inside)}; send its postcode, or its province` };
}
