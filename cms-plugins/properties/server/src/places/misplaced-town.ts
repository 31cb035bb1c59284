import { countries } from "@gevel/config";
import { placesAtZip } from "./belgian-places.js";
import { distanceKm, type Point } from "./distance.js";
import { townsNamed } from "./find-town.js";
import type { Place } from "./place.js";
import { findSimilarPlace, matchPlace } from "./match-place.js";
import type { PlaceFinder } from "./place-index.js";

/** A place as written; `point` is the listing's own, public or not. */
export type WrittenPlace = Pick<Place, "name" | "zip" | "countryId"> & { point?: Point | null };

/** The `countryId` of an item in no known country: no region's law applies there. */
export const unknownCountry = 0;

const named = 4;
/** No home is farther (km) from the centre of a place of its postal code. */
const nearKm = 15;

type Misfit =
  /** The name is that of another place, or the code is none. */
  | { kind: "contradiction"; problem: string }
  /** The name is that of no place of Belgium. */
  | { kind: "unknown"; problem: string };

const codeOf = ({ zip }: WrittenPlace) => zip.replace(/\s/g, "");

function misfitOf(written: WrittenPlace): Misfit | null {
  const { name, countryId } = written;
  const zip = codeOf(written);
  if (countryId !== countries.belgium || matchPlace(written)) return null;
  const here = placesAtZip(zip);
  const { fits, meant } = townsNamed(name, zip);
  if (fits) return null;
  const others = meant.length > 0 ? ` (${meant.slice(0, named).join(", ")})` : "";
  if (here.length === 0) return { kind: "contradiction", problem: `${zip} is no postal code of Belgium${others}` };
  const own = [...new Set(here.map((place) => place.name))].slice(0, named).join(", ");
  const problem = `${zip} is the postal code of ${own}, not of ${name}${others}`;
  return { kind: meant.length > 0 ? "contradiction" : "unknown", problem };
}

/** A feed has few towns and names each many times. */
const found = new Map<string, Misfit | null>();
const most = 5_000;

function misfit(written: WrittenPlace, places: PlaceFinder): Misfit | null {
  if (places.find(written)?.point) return null;
  const key = `${written.countryId} ${written.zip} ${written.name}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  if (found.size >= most) found.clear();
  const result = misfitOf(written);
  found.set(key, result);
  return result;
}

/** Whether the listing's point is near a place of its postal code, whatever the town's name. */
function liesThere(written: WrittenPlace): boolean {
  const { point } = written;
  return !!point && placesAtZip(codeOf(written)).some((place) => distanceKm(place.point, point) <= nearKm);
}

/**
 * Why a Belgian postal code and its town do not match, so that no region's law is shown (decision 120): the code is
 * unknown, belongs to another town, or the town is unknown and no point confirms the code. Null where they match, and
 * where staff gave the town its point under Cities. Otherwise an Austrian listing without its country would get the law
 * of Wallonia.
 */
export function misplacedTown(written: WrittenPlace, places: PlaceFinder): string | null {
  const wrong = misfit(written, places);
  return wrong === null || (wrong.kind === "unknown" && liesThere(written)) ? null : wrong.problem;
}

/** How an unusual spelling of a town was read; null where there is nothing to report. */
export function readTownAs(written: WrittenPlace, places: PlaceFinder): string | null {
  const { name, zip } = written;
  const close = findSimilarPlace(written);
  if (close) return `${name} is no town of ${zip}; taken as ${close.name}`;
  if (misfit(written, places)?.kind !== "unknown" || !liesThere(written)) return null;
  return `${name} is no town that is known; the region is that of ${zip}, where its point lies`;
}
