import { countries, slugify, type Localized } from "@gevel/config";
import type { Place } from "./place.js";
import { matchPlace } from "./match-place.js";

type Written = Pick<Place, "name" | "zip" | "countryId">;

/** One key for every way of writing a place: case, accents and punctuation are ignored. */
export function placeKey({ name, zip, countryId }: Written): string {
  return `${countryId}|${zip.toLowerCase().replace(/\s/g, "")}|${slugify(name)}`;
}

/**
 * Places by every name they have, so that ANVERS 2000 and Antwerpen 2000 are one city. The CMS's cities take precedence
 * over the built-in Belgian places: staff may use another name.
 */
export class PlaceIndex {
  readonly #byKey = new Map<string, Place>();

  constructor(places: Iterable<Place> = []) {
    for (const place of places) this.add(place);
  }

  add(place: Place): void {
    for (const name of new Set(Object.values(place.names)))
      if (name) {
        const key = placeKey({ ...place, name });
        // A place's own name goes before another one's translation.
        if (!this.#byKey.has(key)) this.#byKey.set(key, place);
      }
    this.#byKey.set(placeKey(place), place);
  }

  /** Whether it was added, by any of its names. */
  has(written: Written): boolean {
    return this.#byKey.has(placeKey(written));
  }

  find(written: Written): Place | null {
    const own = this.#byKey.get(placeKey(written));
    if (own?.point) return own;
    const known = matchPlace(written);
    if (!known) return own ?? null;
    const stored = own ?? this.#byKey.get(placeKey(known));
    return stored ? { ...stored, point: stored.point ?? known.point } : known;
  }
}

/** Words in lower case inside a place name. */
const small = new Set(
  "aan aux bij d de den der des di du en et het in l la le les lez op over s sous sur t te ten ter van von".split(" "),
);

export type PlaceFinder = Pick<PlaceIndex, "find">;

/** Feeds often write places in capitals; readers do not: SINT-JOB-IN-'T-GOOR is Sint-Job-in-'t-Goor. */
export function readablePlaceName(written: string): string {
  const name = written.trim().replace(/\s+/g, " ");
  if (name !== name.toUpperCase() || !/\p{L}{2}/u.test(name)) return name;
  let first = true;
  return name.toLowerCase().replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    const stays = small.has(word) && (!first || word.length === 1);
    first = false;
    return stays ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** A place first named by an import. An unknown place gets no point: the listing's own could reveal a hidden address. */
export function newPlace(written: Written): Place {
  const known = matchPlace(written);
  if (known) return known;
  const name = readablePlaceName(written.name);
  return { ...written, name, names: { nl: name, fr: name, en: name, de: name }, point: null };
}

export const countryNames: Record<number, Localized> = {
  [countries.belgium]: { nl: "België", fr: "Belgique", en: "Belgium", de: "Belgien" },
  [countries.luxembourg]: { nl: "Luxemburg", fr: "Luxembourg", en: "Luxembourg", de: "Luxemburg" },
  [countries.netherlands]: { nl: "Nederland", fr: "Pays-Bas", en: "Netherlands", de: "Niederlande" },
};
