import { countries, type Localized } from "@gevel/config";
import { z } from "zod";
import data from "./belgian-places.json";
import type { Place } from "./place.js";

/** A place that bears a postal code of Belgium, after the address registers and GeoNames (decision 016). */
export interface BelgianPlace extends Place {
  /** NIS code of its municipality. */
  municipality: string;
  /** Whether the municipality is named after it. */
  isWhole: boolean;
  /** Other spellings, which are less certain. */
  aliases: readonly string[];
  point: { latitude: number; longitude: number };
}

export interface Municipality {
  nis: string;
  /** In the language of its region. */
  name: string;
  names: Localized;
  places: readonly BelgianPlace[];
}

const text = z.string();
const placeRow = z.tuple([text, text, text, z.number(), z.number()], text);
const ring = z.array(z.tuple([z.number(), z.number()]));
const schema = z.object({
  municipalities: z.array(z.tuple([text, text, text, text, text])),
  places: z.array(placeRow),
  outlines: z.record(z.string(), z.array(ring)),
});
const facts = schema.parse(data);

/**
 * The rings of a country's border as longitudes and latitudes, about a kilometre true; none where we have none. Enclaves
 * are left out.
 */
export const outlineOf = (countryId: number): readonly z.infer<typeof ring>[] =>
  facts.outlines[String(countryId)] ?? [];

const isWalloon = (nis: string) => /^(25|5|6|8|9)/.test(nis);
const namesOf = new Map(
  facts.municipalities.map(([nis, nl, fr, en, de]): [string, Localized] => [nis, { nl, fr, en, de }]),
);

const ownName = (nis: string, { nl = "", fr = "" }: Localized) => (isWalloon(nis) ? fr : nl);

/** Names of a place that is not named like its municipality: one, sometimes another in the other language. */
function ownNames(nis: string, name: string, other: string): Localized {
  if (isWalloon(nis)) return { nl: other, fr: name, en: name, de: name };
  const abroad = nis.startsWith("21") ? other : name;
  return { nl: name, fr: other, en: abroad, de: abroad };
}

function placeOf([zip, nis, name, latitude, longitude, other = "", ...aliases]: z.infer<
  typeof placeRow
>): BelgianPlace {
  const whole = namesOf.get(nis) ?? {};
  const isWhole = name === ownName(nis, whole);
  return {
    name,
    names: isWhole ? whole : ownNames(nis, name, other || name),
    zip,
    countryId: countries.belgium,
    point: { latitude, longitude },
    municipality: nis,
    isWhole,
    aliases,
  };
}

/** By postal code; the place named like its municipality comes first. */
export const belgianPlaces: readonly BelgianPlace[] = facts.places.map(placeOf);

const placesOf = new Map<string, BelgianPlace[]>();
const placesAt = new Map<string, BelgianPlace[]>();
for (const place of belgianPlaces) {
  placesOf.set(place.municipality, [...(placesOf.get(place.municipality) ?? []), place]);
  placesAt.set(place.zip, [...(placesAt.get(place.zip) ?? []), place]);
}

export const municipalities: readonly Municipality[] = [...namesOf].map(([nis, names]) => ({
  nis,
  name: ownName(nis, names),
  names,
  places: placesOf.get(nis) ?? [],
}));

/** The places of a postal code; none where it is not Belgian. */
export const placesAtZip = (zip: string): readonly BelgianPlace[] => placesAt.get(zip) ?? [];
